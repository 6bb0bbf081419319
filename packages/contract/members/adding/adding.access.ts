import type { AccessTable } from '../../access.ts';

/**
 * Who comes in, and as whom, is decided by who manages the club; a trainer invites (PLT-260). EditUser's fields
 * are corrected by who manages the club (PLT-062).
 */
export const access: AccessTable = {
  'clubUsers.add': 'Owner, Manager of club params.id',
  'clubUsers.deskProfile': 'Owner, Manager of club params.id',
  'clubUsers.correct': 'Owner, Manager of club params.id',
};
