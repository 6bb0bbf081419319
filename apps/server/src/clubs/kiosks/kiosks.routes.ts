import * as calls from '@clubpulse/contract/clubs/kiosks.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Kiosks } from './kiosks.service.ts';

export function kioskRoutes(route: Routes, kiosks: Kiosks): void {
  route(calls.listKiosks, ({ params }) => kiosks.ofClub(params.id));
  route(calls.createKiosk, ({ body, caller }) => kiosks.create(body.ClubId, body.Name, caller.UserId));
  route(calls.deleteKiosk, {
    resolve: ({ params }) => kiosks.clubOf(params.id),
    handle: ({ params, caller }) => kiosks.delete(params.id, caller.UserId),
  });
}
