import type { AccessTable } from '../access.ts';

/** Only the user exports their data and deletes their account (PLT-191, PLT-258; GDPR articles 15, 17 and 20). */
export const access: AccessTable = {
  'account.export': 'self of user params.id',
  'account.delete': 'self of user params.id',
};
