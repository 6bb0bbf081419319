import type { AccessTable } from '../../access.ts';

/**
 * The schedule is all staff's (decision 0010, who may).
 */
export const access: AccessTable = {
  'schedules.get': 'Owner, Manager, Trainer of club resolved',
  'schedules.days': 'Owner, Manager, Trainer of club resolved',
  'schedules.update': 'Owner, Manager, Trainer of club resolved',
  'schedules.exceptions': 'Owner, Manager, Trainer of club resolved',
};
