import type { AccessTable } from '../../access.ts';

/** Only for the athlete; staff sees the wall. */
export const access: AccessTable = {
  'ownLive.room': 'self of user params.id',
  'ownLive.station': 'self of user params.id',
};
