import type { AccessTable } from '../access.ts';

/**
 * Names of countries, zones and currencies (spec 1 section 7) are needed to sign up.
 */
export const access: AccessTable = {
  'lookups.countries': 'anybody',
  'lookups.timeZones': 'anybody',
  'lookups.currencies': 'anybody',
};
