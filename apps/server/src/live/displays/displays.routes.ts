import * as calls from '@clubpulse/contract/live/displays.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Displays } from './displays.service.ts';

export function displayRoutes(route: Routes, displays: Displays): void {
  const resolve = ({ params }: { params: { id: number } }) => displays.clubOf(params.id);
  route(calls.startPairing, () => displays.startPairing());
  route(calls.getPairing, ({ body }) => displays.pairingState(body.PairingId, body.Secret));
  route(calls.pairDisplay, ({ params, body, caller }) => displays.pair(params.id, body, caller.UserId));
  route(calls.listDisplays, ({ params }) => displays.ofClub(params.id));
  route(calls.updateDisplay, { resolve, handle: ({ params, body, caller }) => displays.update(params.id, body, caller.UserId) });
  route(calls.deleteDisplay, { resolve, handle: ({ params, caller }) => displays.delete(params.id, caller.UserId) });
}
