import type { AccessTable } from '../access.ts';

/** A level includes trainings outside of clubs, so staff read it only when the user shares them. */
export const access: AccessTable = {
  'levels.ofUser': 'self of user params.id',
  'levels.shown': 'self of user params.id',
  'levels.ofMember': 'Owner, Manager, Trainer of club params.id',
};
