import type { AccessTable } from '../../access.ts';

/** What her watch recorded is hers to bring (TRN-223), and to take along with where it began. */
export const access: AccessTable = {
  'recordings.import': 'self of user params.id',
  'recordings.export': 'self of user resolved',
};
