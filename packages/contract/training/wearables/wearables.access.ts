import type { AccessTable } from '../../access.ts';

/** With whom her watch speaks is hers alone (reference 12). */
export const access: AccessTable = {
  'wearables.get': 'self of user params.id',
  'wearables.ask': 'self of user params.id',
  'wearables.connect': 'self of user params.id',
  'wearables.disconnect': 'self of user params.id',
};
