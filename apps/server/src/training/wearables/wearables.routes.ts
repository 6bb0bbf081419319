import * as calls from '@clubpulse/contract/training/wearables/wearables.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { WearableService } from './wearables.service.ts';

export function wearableRoutes(route: Routes, wearables: WearableService): void {
  route(calls.getWearables, ({ params }) => wearables.get(params.id));
  route(calls.askWearable, ({ params }) => wearables.ask(params.id));
  route(calls.connectWearable, ({ params, body }) => wearables.connect(params.id, body));
  route(calls.disconnectWearable, ({ params }) => wearables.disconnect(params.id));
}
