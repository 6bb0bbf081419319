import type { AccessTable } from '../../access.ts';

/**
 * WorkoutSheetExecutionLog is for all users (spec 1 section 6): staff read the runs of their members; only the athlete stores and
 * deletes.
 */
export const access: AccessTable = {
  'runs.calendar': 'self, Owner, Manager, Trainer of user params.id',
  'runs.plan': 'self of user params.id',
  'runs.store': 'self of user params.id',
  'runs.get': 'self, Owner, Manager, Trainer of user resolved',
  'runs.delete': 'self of user resolved',
};
