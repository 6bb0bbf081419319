import type { AccessTable } from '../../access.ts';

/** Only the athlete imports recordings (TRN-223) and exports them, with the route ends. */
export const access: AccessTable = {
  'recordings.import': 'self of user params.id',
  'recordings.export': 'self of user resolved',
};
