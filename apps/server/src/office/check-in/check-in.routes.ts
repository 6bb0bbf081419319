import * as calls from '@clubpulse/contract/office/check-in/check-in.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { CheckIns } from './check-in.service.ts';

export function checkInRoutes(route: Routes, checkIns: CheckIns): void {
  route(calls.makeCheckInCode, ({ params, caller }) => checkIns.code(params.id, caller.UserId));
  route(calls.checkIn, ({ params, body, caller, key }) => checkIns.arrive(params.id, body, caller.UserId, key));
  route(calls.checkInAtKiosk, { byDevices: true, handle: ({ body }) => checkIns.arriveAtKiosk(body) });
  route(calls.listCheckIns, ({ params, query }) => checkIns.today(params.id, query));
}
