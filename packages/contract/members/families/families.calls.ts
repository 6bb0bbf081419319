import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, idSchema } from '../../scalars.ts';
import { familyAskSchema, familySchema, ownFamilySchema } from './families.ts';

const managers = ['Owner', 'Manager'] as const;
const onlyUser = theUser('params.id');
const shows = ['members/families/families', 'members/people', 'accounts/users'] as const;
const changes = ['members/families/families'] as const;
const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });
const ownInvitation = z.object({ id: idParamOf<'User'>(), familyInvitationId: idParamOf<'FamilyInvitation'>() });
const asking = ['FamilyOneself', 'FamilyChain', 'FamilyFull', 'AlreadyInFamily'] as const;

export const listFamilies = call({
  id: 'families.ofUser',
  method: 'GET',
  path: '/users/{id}/families',
  summary: 'Returns who pays for the user and for whom the user pays, in each of their clubs, by the club’s name.',
  params: idParams,
  result: z.array(ownFamilySchema),
  shows: [...shows, 'clubs/clubs'],
  access: onlyUser,
});
export const askIntoFamily = call({
  id: 'families.ask',
  method: 'POST',
  path: '/users/{id}/clubs/{clubId}/familyInvitations',
  summary:
    'Requests to pay for the user with this address; the response is the same whether or not they are a member of the club. At most 20 requests in an hour.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  body: familyAskSchema,
  changes,
  access: onlyUser,
  errors: asking,
});
export const acceptFamily = call({
  id: 'families.accept',
  method: 'POST',
  path: '/users/{id}/familyInvitations/{familyInvitationId}/accept',
  summary: 'Accepts that a payer pays for the user; deletes other offers in the club.',
  params: ownInvitation,
  changes,
  access: onlyUser,
  errors: ['FamilyChain', 'FamilyFull', 'AlreadyInFamily'],
});
export const dropFamilyInvitation = call({
  id: 'families.drop',
  method: 'DELETE',
  path: '/users/{id}/familyInvitations/{familyInvitationId}',
  summary: 'Declines an offer, or withdraws the user’s own request.',
  params: ownInvitation,
  changes,
  access: onlyUser,
});
export const endFamily = call({
  id: 'families.end',
  method: 'DELETE',
  path: '/users/{id}/clubs/{clubId}/family/{memberId}',
  summary:
    'Ends that a payer pays for a member; called by the member (`memberId` is their own) or by the payer. The payer’s debts are unchanged.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>(), memberId: idParamOf<'User'>() }),
  changes,
  access: onlyUser,
});
export const setMayBook = call({
  id: 'families.mayBook',
  method: 'PUT',
  path: '/users/{id}/clubs/{clubId}/family/mayBook',
  summary: 'Sets whether the user’s payer in the club may book and cancel for the user, and so sees the user’s classes.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  body: z.object({ MayBook: z.boolean() }),
  changes,
  access: onlyUser,
});
export const getMemberFamily = call({
  id: 'families.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/family',
  summary: 'Returns who pays for a member of the club, and for whom the member pays.',
  params: ofUser,
  result: familySchema,
  shows,
  access: inClub('params.id', managers),
});
export const askForMember = call({
  id: 'families.askForClubUser',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/familyInvitations',
  summary: 'Requests, on behalf of the payer, to pay for another member of the club.',
  params: ofUser,
  body: z.object({ UserId: idSchema }),
  changes,
  access: inClub('params.id', managers),
  errors: asking,
});
export const dropMemberInvitation = call({
  id: 'families.dropOfClubUser',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/familyInvitations/{familyInvitationId}',
  summary: 'Withdraws a request made on behalf of the payer.',
  params: ofUser.extend({ familyInvitationId: idParamOf<'FamilyInvitation'>() }),
  changes,
  access: inClub('params.id', managers),
});
export const endMemberFamily = call({
  id: 'families.endOfClubUser',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/family/{memberId}',
  summary: 'Ends at the desk that a user pays for a member. The member’s debts are unchanged.',
  params: ofUser.extend({ memberId: idParamOf<'User'>() }),
  changes,
  access: inClub('params.id', managers),
});
