import * as calls from '@clubpulse/contract/members/membership.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Membership } from './membership.service.ts';

export function membershipRoutes(route: Routes, membership: Membership): void {
  route(calls.getLoss, ({ params }) => membership.loss(params.id, params.userId));
  route(calls.getOwnLoss, ({ params }) => membership.loss(params.clubId, params.id));
  route(calls.giveRole, ({ params, body, caller }) => membership.give(params.id, params.userId, body.Role, caller));
  route(calls.takeRole, ({ params, caller }) => membership.take(params.id, params.userId, params.role, caller.UserId));
  route(calls.removeFromClub, ({ params, caller }) => membership.remove(params.id, params.userId, caller.UserId));
  route(calls.leaveClub, ({ params, caller }) => membership.remove(params.clubId, params.id, caller.UserId));
}
