import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // platform: needed before sign-in.
  'platform.health': 'anybody',
  'platform.ready': 'anybody',
  'platform.config': 'anybody',
  'platform.report': 'anybody',
};
