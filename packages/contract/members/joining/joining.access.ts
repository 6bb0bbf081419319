import type { AccessTable } from '../../access.ts';

/** Who comes in is decided by who manages the club. */
export const access: AccessTable = {
  'joining.approve': 'Owner, Manager of club params.id',
  'joining.decline': 'Owner, Manager of club params.id',
};
