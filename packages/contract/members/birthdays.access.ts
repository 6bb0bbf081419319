import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'birthdays.ofClub': 'Owner, Manager, Trainer of club params.id',
};
