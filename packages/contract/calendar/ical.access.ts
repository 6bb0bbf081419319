import type { AccessTable } from '../access.ts';

/**
 * The link to one's calendar is one's own.
 */
export const access: AccessTable = {
  'ical.get': 'self of user params.id',
  'ical.create': 'self of user params.id',
  'ical.revoke': 'self of user params.id',
};
