import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, idSchema } from '../../scalars.ts';
import { familyAskSchema, familySchema, ownFamilySchema } from './families.ts';

const managers = ['Owner', 'Manager'] as const;
const herself = theUser('params.id');
const shows = ['members/families/families', 'members/people', 'accounts/users'] as const;
const changes = ['members/families/families'] as const;
const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });
const ownInvitation = z.object({ id: idParamOf<'User'>(), familyInvitationId: idParamOf<'FamilyInvitation'>() });
const asking = ['FamilyOneself', 'FamilyChain', 'FamilyFull', 'AlreadyInFamily'] as const;

export const listFamilies = call({
  id: 'families.ofUser',
  method: 'GET',
  path: '/users/{id}/families',
  summary: 'Who pays for one and for whom one pays, in each club that one is in, by the club’s name.',
  params: idParams,
  result: z.array(ownFamilySchema),
  shows: [...shows, 'clubs/clubs'],
  access: herself,
});
export const askIntoFamily = call({
  id: 'families.ask',
  method: 'POST',
  path: '/users/{id}/clubs/{clubId}/familyInvitations',
  summary:
    'Asks whoever has the address to let one pay for them; answered alike whether they are in the club or not. At most 20 in an hour.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  body: familyAskSchema,
  changes,
  access: herself,
  errors: asking,
});
export const acceptFamily = call({
  id: 'families.accept',
  method: 'POST',
  path: '/users/{id}/familyInvitations/{familyInvitationId}/accept',
  summary: 'Agrees that somebody pays for one; other offers in the club are gone with it.',
  params: ownInvitation,
  changes,
  access: herself,
  errors: ['FamilyChain', 'FamilyFull', 'AlreadyInFamily'],
});
export const dropFamilyInvitation = call({
  id: 'families.drop',
  method: 'DELETE',
  path: '/users/{id}/familyInvitations/{familyInvitationId}',
  summary: 'Says no to an offer, or takes back what one asked oneself.',
  params: ownInvitation,
  changes,
  access: herself,
});
export const endFamily = call({
  id: 'families.end',
  method: 'DELETE',
  path: '/users/{id}/clubs/{clubId}/family/{memberId}',
  summary: 'Ends that a member is paid for: by them (`memberId` is oneself) or by who pays. What is owed stays theirs.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>(), memberId: idParamOf<'User'>() }),
  changes,
  access: herself,
});
export const setMayBook = call({
  id: 'families.mayBook',
  method: 'PUT',
  path: '/users/{id}/clubs/{clubId}/family/mayBook',
  summary: 'Whether who pays for one in the club may book and cancel for one there, and sees one’s classes for it.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  body: z.object({ MayBook: z.boolean() }),
  changes,
  access: herself,
});
export const getMemberFamily = call({
  id: 'families.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/family',
  summary: 'Who pays for a member of the club, and for whom they pay.',
  params: ofUser,
  result: familySchema,
  shows,
  access: inClub('params.id', managers),
});
export const askForMember = call({
  id: 'families.askForClubUser',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/familyInvitations',
  summary: 'Asks another member of the club, in the name of who is to pay for them.',
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
  summary: 'Takes back what was asked in their name.',
  params: ofUser.extend({ familyInvitationId: idParamOf<'FamilyInvitation'>() }),
  changes,
  access: inClub('params.id', managers),
});
export const endMemberFamily = call({
  id: 'families.endOfClubUser',
  method: 'DELETE',
  path: '/clubs/{id}/users/{userId}/family/{memberId}',
  summary: 'Ends at the desk that the user pays for the member. What is owed stays the member’s.',
  params: ofUser.extend({ memberId: idParamOf<'User'>() }),
  changes,
  access: inClub('params.id', managers),
});
