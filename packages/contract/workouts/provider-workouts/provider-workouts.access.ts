import type { AccessTable } from '../../access.ts';

/** Users who plan in a club may copy; users with the editor flag write (PLT-254). */
export const access: AccessTable = {
  'providerWorkouts.list': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.get': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.copy': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.create': 'editor',
  'providerWorkouts.update': 'editor',
  'providerWorkouts.publish': 'editor',
  'providerWorkouts.delete': 'editor',
};
