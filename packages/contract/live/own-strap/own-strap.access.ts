import type { AccessTable } from '../../access.ts';

/** Only the athlete may send their own heart rate. */
export const access: AccessTable = {
  'ownStrap.send': 'self of user params.id',
  'ownStrap.places': 'self of user params.id',
};
