import type { AccessTable } from '../../access.ts';

/** Who leads before the wall says what it shows: all staff, as who may watch (PLT-228). */
export const access: AccessTable = {
  'scenes.show': 'Owner, Manager, Trainer of club params.id',
  'scenes.setGoal': 'Owner, Manager, Trainer of club params.id',
};
