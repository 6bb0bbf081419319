import type { AccessTable } from '../../access.ts';

/**
 * Who comes in, and as whom, is decided by who manages the club; a trainer invites (PLT-260). EditUser's fields of somebody who never
 * signed in are written by who adds her (PLT-062).
 */
export const access: AccessTable = {
  'clubUsers.add': 'Owner, Manager of club params.id',
  'clubUsers.deskProfile': 'Owner, Manager of club params.id',
  'clubUsers.correct': 'Owner, Manager of club params.id',
};
