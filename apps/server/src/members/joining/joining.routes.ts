import * as calls from '@clubpulse/contract/members/joining/joining.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Joining } from './joining.service.ts';

export function joiningRoutes(route: Routes, joining: Joining): void {
  route(calls.listJoinRequests, ({ params, query }) => joining.ofClub(params.id, query));
  route(calls.listMyJoinRequests, ({ params }) => joining.ofUser(params.id));
  route(calls.withdrawJoining, ({ params }) => joining.withdraw(params.id, params.clubId));
  route(calls.approveJoining, ({ params, caller }) => joining.approve(params.id, params.userId, caller));
  route(calls.declineJoining, ({ params, caller }) => joining.decline(params.id, params.userId, caller));
}
