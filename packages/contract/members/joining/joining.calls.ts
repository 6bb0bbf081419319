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
  summary: 'Returns the users who entered the club’s code and have an open join request, oldest first; a search filters by name.',
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
  summary: 'Returns the clubs to which the user has an open join request, newest first.',
  params: idParams,
  result: z.array(ownJoinRequestSchema),
  shows: ['members/joining/joining', 'clubs/clubs'],
  access: theUser('params.id'),
});
export const approveJoining = call({
  id: 'joining.approve',
  method: 'POST',
  path: '/clubs/{id}/joinRequests/{userId}/approve',
  summary: 'Approves a join request; the user is notified by email. 404 if the request is no longer open.',
  params: ofUser,
  changes: ['members/joining/joining', 'members/people', 'members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', managers),
  errors: ['AlreadyMember', 'LicenseRequired', 'LicenseResourceLimitExceeded'],
});
export const declineJoining = call({
  id: 'joining.decline',
  method: 'DELETE',
  path: '/clubs/{id}/joinRequests/{userId}',
  summary: 'Declines a join request; the user is notified by email and can send another request.',
  params: ofUser,
  changes: ['members/joining/joining'],
  access: inClub('params.id', managers),
});
export const withdrawJoining = call({
  id: 'joining.withdraw',
  method: 'DELETE',
  path: '/users/{id}/joinRequests/{clubId}',
  summary: 'Withdraws the user’s join request. 404 if the club has answered it.',
  params: z.object({ id: idParamOf<'User'>(), clubId: idParamOf<'Club'>() }),
  changes: ['members/joining/joining'],
  access: theUser('params.id'),
});
