import type { AccessTable } from '../../access.ts';

/** For all staff (decision 0010, who may). */
export const access: AccessTable = {
  'schedules.get': 'Owner, Manager, Trainer of club resolved',
  'schedules.days': 'Owner, Manager, Trainer of club resolved',
  'schedules.update': 'Owner, Manager, Trainer of club resolved',
  'schedules.exceptions': 'Owner, Manager, Trainer of club resolved',
};
