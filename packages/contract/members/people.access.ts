import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'clubUsers.list': 'Owner, Manager, Trainer of club params.id',
  'clubUsers.get': 'Owner, Manager, Trainer of club params.id',
};
