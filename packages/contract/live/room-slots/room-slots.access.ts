import type { AccessTable } from '../../access.ts';

/** OnScreenWorkouts are for all staff (PLT-245), and so are their plans. */
export const access: AccessTable = {
  'roomSlots.list': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.plan': 'Owner, Manager, Trainer of club params.id',
  'roomSlots.remove': 'Owner, Manager, Trainer of club params.id',
};
