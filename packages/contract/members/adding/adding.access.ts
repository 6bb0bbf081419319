import type { AccessTable } from '../../access.ts';

export const access: AccessTable = {
  'clubUsers.add': 'Owner, Manager of club params.id',
  'clubUsers.deskProfile': 'Owner, Manager of club params.id',
  'clubUsers.correct': 'Owner, Manager of club params.id',
};
