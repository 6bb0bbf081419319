import type { AccessTable } from '../../access.ts';

/** Training and Journal are the athlete's own; her clubs' staff reads what she shares (decision 0020). */
export const access: AccessTable = {
  'roomResults.ofTraining': 'self, Owner, Manager, Trainer of user resolved',
  'roomResults.calendar': 'self, Owner, Manager, Trainer of user params.id',
};
