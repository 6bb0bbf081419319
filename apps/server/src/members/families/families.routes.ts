import * as calls from '@clubpulse/contract/members/families/families.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Families } from './families.service.ts';

export function familyRoutes(route: Routes, families: Families): void {
  route(calls.listFamilies, ({ params }) => families.ofUser(params.id));
  route(calls.askIntoFamily, ({ params, body, caller }) => families.ask(params.id, params.clubId, body.Email, caller.UserId));
  route(calls.acceptFamily, ({ params }) => families.accept(params.id, params.familyInvitationId));
  route(calls.dropFamilyInvitation, ({ params }) => families.drop(params.id, params.familyInvitationId));
  route(calls.endFamily, ({ params, caller }) => families.end(params.id, params.clubId, params.memberId, caller.UserId));
  route(calls.setMayBook, ({ params, body }) => families.setMayBook(params.id, params.clubId, body.MayBook));
  route(calls.getMemberFamily, ({ params }) => families.ofClubUser(params.id, params.userId));
  route(calls.askForMember, ({ params, body, caller }) =>
    families.askMember(params.id, params.userId, body.UserId, caller.UserId),
  );
  route(calls.dropMemberInvitation, ({ params }) => families.dropInClub(params.id, params.userId, params.familyInvitationId));
  route(calls.endMemberFamily, ({ params, caller }) =>
    families.endInClub(params.id, params.userId, params.memberId, caller.UserId),
  );
}
