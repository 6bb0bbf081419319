import { roles } from '@clubpulse/contract/accounts/roles';
import * as calls from '@clubpulse/contract/accounts/users.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Users } from './users.service.ts';

export function userRoutes(route: Routes, users: Users): void {
  route(calls.getSelf, ({ caller }) => users.self(caller));
  route(calls.getUser, ({ params }) => users.get(params.id));
  route(calls.getUserBasic, ({ params }) => users.basic(params.id));
  route(calls.getUserRoles, ({ params }) => users.rolesOf(params.id));
  route(calls.getUserClubRoles, async ({ params }) => {
    const held = await users.rolesOf(params.id);
    return roles.filter((role) => role !== 'Owner' && held[role].some((entry) => entry.ClubId === params.clubId));
  });
  route(calls.putUser, ({ params, body }) => users.update(params.id, body));
  route(calls.patchUser, ({ params, body }) => users.updateTargetZone(params.id, body.TargetZoneLowPrc, body.TargetZoneHighPrc));
}
