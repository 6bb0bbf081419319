import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { joinRequestSchema, ownJoinRequestSchema } from './joining.ts';

const managers = ['Owner', 'Manager'] as const;
const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const listJoinRequests = call({
  id: 'joining.ofClub',
  method: 'GET',
  path: '/clubs/{id}/joinRequests',
  summary: 'Who typed the club’s code and waits for a yes or no, who waits longest first; words are looked for in their names.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(joinRequestSchema),
  shows: ['members/joining/joining', 'accounts/users'],
  access: inClub('params.id', managers),
});
export const listMyJoinRequests = call({
  id: 'joining.ofUser',
  method: 'GET',
  path: '/users/{id}/joinRequests',
  summary: 'The clubs one has asked to join that have not answered, the newest question first.',
  params: idParams,
  result: z.array(ownJoinRequestSchema),
  shows: ['members/joining/joining', 'clubs/clubs'],
  access: theUser('params.id'),
});
export const approveJoining = call({
  id: 'joining.approve',
  method: 'POST',
  path: '/clubs/{id}/joinRequests/{userId}/approve',
  summary: 'Lets in somebody who typed the club’s code and waits; they are told by mail. 404 where they wait no more.',
  params: ofUser,
  changes: ['members/joining/joining', 'members/people', 'members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', managers),
  errors: ['AlreadyMember', 'LicenseRequired', 'LicenseResourceLimitExceeded'],
});
export const declineJoining = call({
  id: 'joining.decline',
  method: 'DELETE',
  path: '/clubs/{id}/joinRequests/{userId}',
  summary: 'Says no to somebody who waits; they are told by mail, and may ask again.',
  params: ofUser,
  changes: ['members/joining/joining'],
  access: inClub('params.id', managers),
});
export const withdrawJoining = call({
  id: 'joining.withdraw',
  method: 'DELETE',
  path: '/users/{id}/joinRequests/{clubId}',
  summary: 'Asks the club no more. 404 where it has answered meanwhile.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  changes: ['members/joining/joining'],
  access: theUser('params.id'),
});
