import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'overlaps.list': 'Owner, Manager, Trainer of club params.id',
};
