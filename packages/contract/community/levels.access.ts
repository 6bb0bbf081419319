import type { AccessTable } from '../access.ts';

/** It is made of all her trainings, those outside of clubs too: it is hers, and staff reads it where she shares them. */
export const access: AccessTable = {
  'levels.ofUser': 'self of user params.id',
  'levels.shown': 'self of user params.id',
  'levels.ofMember': 'Owner, Manager, Trainer of club params.id',
};
