import type { AccessTable } from '../access.ts';

/** The sign-up needs names of countries, zones and currencies (spec 1 section 7). */
export const access: AccessTable = {
  'lookups.countries': 'anybody',
  'lookups.timeZones': 'anybody',
  'lookups.currencies': 'anybody',
};
