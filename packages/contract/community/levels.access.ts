import type { AccessTable } from '../access.ts';

/** It is made of all her trainings, those outside of clubs too: it is hers alone. */
export const access: AccessTable = {
  'levels.ofUser': 'self of user params.id',
};
