import type { AccessTable } from '../../access.ts';

/** A whole file of people is brought in by who manages the club; trainers invite by AddUsers as before. */
export const access: AccessTable = {
  'imports.list': 'Owner, Manager of club params.id',
  'imports.refused': 'Owner, Manager of club resolved',
  'imports.check': 'Owner, Manager of club params.id',
  'imports.begin': 'Owner, Manager of club params.id',
};
