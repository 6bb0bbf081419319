import type { AccessTable } from '../../access.ts';

/** Who plans in a club copies from the platform; its workouts are written by who has the editor flag (PLT-254). */
export const access: AccessTable = {
  'providerWorkouts.list': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.get': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.copy': 'Owner, Manager, Trainer of club params.id',
  'providerWorkouts.create': 'editor',
  'providerWorkouts.update': 'editor',
  'providerWorkouts.publish': 'editor',
  'providerWorkouts.delete': 'editor',
};
