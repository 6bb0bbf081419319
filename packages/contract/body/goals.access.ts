import type { AccessTable } from '../access.ts';

/** Her goals are hers; staff sets and reads them as far as she shares the measures they are of (decision 0112). */
export const access: AccessTable = {
  'goals.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'goals.set': 'self, Owner, Manager, Trainer of user params.id',
  'goals.delete': 'self, Owner, Manager, Trainer of user params.id',
};
