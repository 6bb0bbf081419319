import type { AccessTable } from '../../access.ts';

/** WorkoutSheetExecutionLog is everybody’s (spec 1 section 6): the athlete’s own, and staff’s of her; she alone carries out and deletes. */
export const access: AccessTable = {
  'runs.calendar': 'self, Owner, Manager, Trainer of user params.id',
  'runs.plan': 'self of user params.id',
  'runs.store': 'self of user params.id',
  'runs.get': 'self, Owner, Manager, Trainer of user resolved',
  'runs.delete': 'self of user resolved',
};
