import * as calls from '@clubpulse/contract/members/membership.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { LeaveCodes } from './leave-codes.service.ts';
import type { Membership } from './membership.service.ts';

export function membershipRoutes(route: Routes, membership: Membership, codes: LeaveCodes): void {
  route(calls.sendLeaveCode, ({ params }) => codes.send(params.clubId, params.id));
  route(calls.getLoss, ({ params }) => membership.loss(params.id, params.userId));
  route(calls.getOwnLoss, ({ params }) => membership.loss(params.clubId, params.id));
  route(calls.giveRole, ({ params, body, caller }) => membership.give(params.id, params.userId, body.Role, caller));
  route(calls.takeRole, ({ params, query, caller }) =>
    membership.take(params.id, params.userId, params.role, caller.UserId, query),
  );
  route(calls.removeFromClub, ({ params, query, caller }) => membership.remove(params.id, params.userId, caller.UserId, query));
  route(calls.leaveClub, ({ params, query, caller }) => membership.remove(params.clubId, params.id, caller.UserId, query));
}
