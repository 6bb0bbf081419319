import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf } from '../../scalars.ts';

const managers = ['Owner', 'Manager'] as const;
const ofUser = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });

export const approveJoining = call({
  id: 'joining.approve',
  method: 'POST',
  path: '/clubs/{id}/joinRequests/{userId}/approve',
  summary: 'Lets in somebody who typed the club’s code and waits; she is told by mail. 404 where she waits no more.',
  params: ofUser,
  changes: ['members/joining/joining', 'members/people', 'members/pipeline/pipeline', 'billing/subscriptions'],
  access: inClub('params.id', managers),
  errors: ['AlreadyMember', 'LicenseRequired', 'LicenseResourceLimitExceeded'],
});
export const declineJoining = call({
  id: 'joining.decline',
  method: 'DELETE',
  path: '/clubs/{id}/joinRequests/{userId}',
  summary: 'Says no to her; she is told by mail, and may ask again.',
  params: ofUser,
  changes: ['members/joining/joining'],
  access: inClub('params.id', managers),
});
