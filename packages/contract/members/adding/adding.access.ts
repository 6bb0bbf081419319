import type { AccessTable } from '../../access.ts';

/** Who comes in is decided by who manages the club; a trainer invites (PLT-260). */
export const access: AccessTable = { 'clubUsers.add': 'Owner, Manager of club params.id' };
