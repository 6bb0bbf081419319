import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'membership.loss': 'Owner, Manager of club params.id',
  'membership.ownLoss': 'self of user params.id',
  'membership.give': 'Owner, Manager of club params.id',
  'membership.take': 'Owner, Manager of club params.id',
  'membership.remove': 'Owner, Manager of club params.id',
  'membership.leave': 'self of user params.id',
};
