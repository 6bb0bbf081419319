import type { AccessTable } from '../../access.ts';

/** What she trains in is told to her; staff reads it on the wall. */
export const access: AccessTable = {
  'ownLive.room': 'self of user params.id',
  'ownLive.station': 'self of user params.id',
};
