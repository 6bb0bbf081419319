import { call, inClub } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { addedUserSchema, addUserSchema } from './adding.ts';

export const addClubUser = call({
  id: 'clubUsers.add',
  method: 'POST',
  path: '/clubs/{id}/users',
  summary:
    'Adds somebody who stands at the desk and agreed, as athlete: who is new, or of another club of the brand, is a member at once and told by mail. Whoever has an account elsewhere is invited instead.',
  params: idParams,
  body: addUserSchema,
  result: addedUserSchema,
  changes: [
    'members/people',
    'members/invitations',
    'members/pipeline/pipeline',
    'accounts/users',
    'billing/subscriptions',
    'clubs/tags/tags',
  ],
  access: inClub('params.id', ['Owner', 'Manager']),
  idempotent: true,
  licensed: true,
  errors: ['UserIsMember', 'UserIsInvited', 'InvitationSentOften', 'AlreadyMember', 'LicenseResourceLimitExceeded'],
});
