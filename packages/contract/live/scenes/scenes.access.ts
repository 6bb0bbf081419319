import type { AccessTable } from '../../access.ts';

/** All staff, like watching (PLT-228). */
export const access: AccessTable = {
  'scenes.show': 'Owner, Manager, Trainer of club params.id',
  'scenes.setGoal': 'Owner, Manager, Trainer of club params.id',
};
