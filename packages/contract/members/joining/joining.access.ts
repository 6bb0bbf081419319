import type { AccessTable } from '../../access.ts';

/** Who comes in is decided by who manages the club; who asks sees and takes back her own question. */
export const access: AccessTable = {
  'joining.ofClub': 'Owner, Manager of club params.id',
  'joining.ofUser': 'self of user params.id',
  'joining.approve': 'Owner, Manager of club params.id',
  'joining.decline': 'Owner, Manager of club params.id',
  'joining.withdraw': 'self of user params.id',
};
