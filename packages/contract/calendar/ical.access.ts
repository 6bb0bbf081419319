import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'ical.get': 'self of user params.id',
  'ical.create': 'self of user params.id',
  'ical.revoke': 'self of user params.id',
};
