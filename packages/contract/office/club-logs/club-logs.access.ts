import type { AccessTable } from '../../access.ts';

/** Who runs a club reads what was done in it (decision 0037). */
export const access: AccessTable = {
  'clubLogs.list': 'Owner, Manager of club params.id',
};
