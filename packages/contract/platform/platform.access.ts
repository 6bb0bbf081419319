import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // platform: Calls before sign-in: spec 1 sections 2 (Home) and 7 (calls that need no authentication).
  'platform.health': 'anybody',
  'platform.ready': 'anybody',
  'platform.config': 'anybody',
  'platform.report': 'anybody',
};
