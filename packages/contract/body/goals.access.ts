import type { AccessTable } from '../access.ts';

/** Staff sets and reads goals of the measures that the athlete shares (decision 0090). */
export const access: AccessTable = {
  'goals.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'goals.set': 'self, Owner, Manager, Trainer of user params.id',
  'goals.delete': 'self, Owner, Manager, Trainer of user params.id',
};
