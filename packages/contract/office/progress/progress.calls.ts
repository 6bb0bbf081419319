import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { PROGRESS_WEEKS, progressSchema } from './progress.ts';

export const getProgress = call({
  id: 'progress.ofUser',
  method: 'GET',
  path: '/users/{id}/progress',
  summary: `One's own last ${PROGRESS_WEEKS} weeks: points, trainings and how much they weighed.`,
  params: idParams,
  result: progressSchema,
  shows: ['training/trainings', 'workouts/runs', 'body/measures', 'accounts/users'],
  access: theUser('params.id'),
});
