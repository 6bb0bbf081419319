import type { AccessTable } from '../access.ts';

/** Calls before sign-in: spec 1 sections 2 (Home) and 7 (calls that need no authentication). */
export const access: AccessTable = {
  'platform.health': 'anybody',
  'platform.ready': 'anybody',
  'platform.config': 'anybody',
  'platform.report': 'anybody',
};
