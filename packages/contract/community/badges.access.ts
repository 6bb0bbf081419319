import type { AccessTable } from '../access.ts';

/** What somebody earned is hers alone. */
export const access: AccessTable = {
  'badges.list': 'signed in',
  'badges.ofUser': 'self of user params.id',
};
