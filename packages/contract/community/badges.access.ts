import type { AccessTable } from '../access.ts';

/** Badges are visible to their user only. */
export const access: AccessTable = {
  'badges.list': 'signed in',
  'badges.ofUser': 'self of user params.id',
};
