import type { AccessTable } from '../../access.ts';

/** Trainings and journal belong to the athlete; their clubs' staff reads what is shared (decision 0020). */
export const access: AccessTable = {
  'roomResults.ofTraining': 'self, Owner, Manager, Trainer of user resolved',
  'roomResults.calendar': 'self, Owner, Manager, Trainer of user params.id',
};
