import * as calls from '@clubpulse/contract/devices/bridges.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Bridges } from './bridges.service.ts';
import type { Registration } from './registration.service.ts';

export function bridgeRoutes(route: Routes, bridges: Bridges, registration: Registration): void {
  const resolve = ({ params }: { params: { id: number } }) => bridges.clubOf(params.id);
  route(calls.listBridges, ({ params }) => bridges.ofClub(params.id));
  route(calls.updateBridge, { resolve, handle: ({ params, body, caller }) => bridges.update(params.id, body, caller.UserId) });
  route(calls.deleteBridge, { resolve, handle: ({ params, caller }) => bridges.delete(params.id, caller.UserId) });
  route(calls.getBridgeState, { resolve, handle: ({ params }) => bridges.state(params.id) });
  route(calls.listRegistrationCodes, ({ params }) => registration.codesOfClub(params.id));
  route(calls.createRegistrationCode, ({ body }) => registration.requestCode(body.ClubId, body.Name, body.DisplayGroupId));
  route(calls.registerBridge, ({ body }) => registration.register(body));
}
