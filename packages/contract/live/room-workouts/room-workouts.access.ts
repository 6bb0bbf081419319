import type { AccessTable } from '../../access.ts';

/** OnScreenWorkouts are for all staff (PLT-245), and so is starting them. */
export const access: AccessTable = {
  'roomWorkouts.list': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.start': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.lead': 'Owner, Manager, Trainer of club params.id',
  'roomWorkouts.stop': 'Owner, Manager, Trainer of club params.id',
};
