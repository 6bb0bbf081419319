import * as calls from '@clubpulse/contract/clubs/kiosks.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Kiosks } from './kiosks.service.ts';

export function kioskRoutes(route: Routes, kiosks: Kiosks): void {
  const resolve = ({ params }: { params: { id: number } }) => kiosks.clubOf(params.id);
  route(calls.listKiosks, ({ params }) => kiosks.ofClub(params.id));
  route(calls.createKiosk, ({ body, caller }) => kiosks.create(body.ClubId, body.Name, caller.UserId));
  route(calls.newKioskCode, { resolve, handle: ({ params }) => kiosks.newCode(params.id) });
  route(calls.deleteKiosk, { resolve, handle: ({ params, caller }) => kiosks.delete(params.id, caller.UserId) });
  route(calls.openKiosk, ({ body, request }) => kiosks.open(body.Code, request.ip));
  route(calls.getKioskState, { byDevices: true, handle: ({ body }) => kiosks.state(body.Token) });
}
