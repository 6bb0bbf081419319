import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { PROGRESS_WEEKS, progressSchema } from './progress.ts';

export const getProgress = call({
  id: 'progress.ofUser',
  method: 'GET',
  path: '/users/{id}/progress',
  summary: `Returns the user’s own last ${PROGRESS_WEEKS} weeks: points, trainings and their load.`,
  params: idParams,
  result: progressSchema,
  shows: ['training/trainings', 'workouts/runs', 'body/measures', 'accounts/users'],
  access: theUser('params.id'),
});
