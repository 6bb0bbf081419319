import { call, theUser } from '../call.ts';
import { idParams } from '../scalars.ts';
import { LEVEL_POINTS, levelSchema } from './levels.ts';

export const getLevel = call({
  id: 'levels.ofUser',
  method: 'GET',
  path: '/users/{id}/level',
  summary: `One's own level, by months of ${LEVEL_POINTS} points.`,
  params: idParams,
  result: levelSchema,
  shows: ['accounts/users', 'training/trainings'],
  access: theUser('params.id'),
});
