import type { AccessTable } from '../../access.ts';

/** What her strap says to her own device is hers to keep, and hers to bring into a club; nobody else speaks for her heart. */
export const access: AccessTable = {
  'ownStrap.send': 'self of user params.id',
  'ownStrap.places': 'self of user params.id',
};
