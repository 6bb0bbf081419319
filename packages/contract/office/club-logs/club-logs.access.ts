import type { AccessTable } from '../../access.ts';

/** Decision 0037. */
export const access: AccessTable = {
  'clubLogs.list': 'Owner, Manager of club params.id',
};
