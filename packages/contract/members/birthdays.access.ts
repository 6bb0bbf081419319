import type { AccessTable } from '../access.ts';

/** Whose birthday is near is the staff's to know (information architecture: Birthdays O M T). */
export const access: AccessTable = {
  'birthdays.ofClub': 'Owner, Manager, Trainer of club params.id',
};
