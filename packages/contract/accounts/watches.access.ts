import type { AccessTable } from '../access.ts';

/** PLT-170, OPS-003. */
export const access: AccessTable = {
  'relationships.list': 'self of user params.id',
  'relationships.get': 'self of user params.id',
  'relationships.add': 'self of user params.id',
  'relationships.delete': 'self of user params.id',
};
