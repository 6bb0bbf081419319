import type { AccessTable } from '../../access.ts';

export const access: AccessTable = {
  'imports.list': 'Owner, Manager of club params.id',
  'imports.refused': 'Owner, Manager of club resolved',
  'imports.check': 'Owner, Manager of club params.id',
  'imports.begin': 'Owner, Manager of club params.id',
};
