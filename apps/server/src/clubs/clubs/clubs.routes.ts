import * as calls from '@clubpulse/contract/clubs/clubs.calls';
import { acting } from '../../accounts/security/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { Clubs } from './clubs.service.ts';
import type { ClubProfiles } from './profiles.service.ts';

export function clubRoutes(route: Routes, clubs: Clubs, profiles: ClubProfiles): void {
  route(calls.listMyClubs, ({ caller }) => clubs.mine(caller));
  route(calls.getClub, ({ params, caller }) => profiles.get(params.id, caller));
  route(calls.createClub, ({ body, caller, language }) => profiles.create(body, caller, language));
  route(calls.updateClub, ({ params, body, caller }) => profiles.update(params.id, body, caller));
  route(calls.patchClub, ({ params, body, caller }) => profiles.patch(params.id, body, caller));
  route(calls.getClubLosses, ({ params }) => profiles.losses(params.id));
  route(calls.findFreeName, async ({ params, query }) => ({ Free: await profiles.freeName(params.id, query.Name) }));
  route(calls.findFreeClubName, async ({ query }) => ({ Free: await profiles.freeNewName(query.Name) }));
  route(calls.getClubReach, ({ params }) => profiles.reach(params.id));
  route(calls.deleteClub, ({ params, query, caller, ...input }) =>
    profiles.delete(params.id, query.Name, caller.UserId, acting(input)),
  );
  route(calls.getClubSummary, ({ params }) => clubs.summary(params.id));
  route(calls.joinClub, ({ caller, body, request }) => clubs.join(caller.UserId, body.Code, request.ip));
  route(calls.listMyBrands, ({ caller }) => clubs.brands(caller));
  route(calls.listBrandlessClubs, ({ caller }) => clubs.brandless(caller));
  route(calls.takeClubIntoBrand, ({ params, body, caller }) => profiles.takeIntoBrand(params.id, body.ClubId, caller));
  route(calls.listBrandClubs, ({ params }) => clubs.ofBrand(params.id));
}
