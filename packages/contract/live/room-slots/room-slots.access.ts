import type { AccessTable } from '../../access.ts';

/** OnScreenWorkouts are all staff's (PLT-245), and so is what they plan. */
export const access: AccessTable = {
  'roomSlots.list': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.plan': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.remove': 'Owner, Manager, Trainer of club params.id',
};
