import type { AccessTable } from '../../access.ts';

/** Only the athlete manages the connection of their watch (reference 12). */
export const access: AccessTable = {
  'wearables.get': 'self of user params.id',
  'wearables.ask': 'self of user params.id',
  'wearables.connect': 'self of user params.id',
  'wearables.disconnect': 'self of user params.id',
};
