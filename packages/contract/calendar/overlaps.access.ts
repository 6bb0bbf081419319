import type { AccessTable } from '../access.ts';

/** Who is where at which hour is all staff's, as the calendars are. */
export const access: AccessTable = {
  'overlaps.list': 'Owner, Manager, Trainer of club params.id',
};
