import type { AccessTable } from '../../access.ts';

export const access: AccessTable = {
  'joining.ofClub': 'Owner, Manager of club params.id',
  'joining.ofUser': 'self of user params.id',
  'joining.approve': 'Owner, Manager of club params.id',
  'joining.decline': 'Owner, Manager of club params.id',
  'joining.withdraw': 'self of user params.id',
};
