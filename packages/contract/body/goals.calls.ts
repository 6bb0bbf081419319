import { z } from 'zod';
import { call, theUser } from '../call.ts';
import { idParamOf, idParams } from '../scalars.ts';
import { goalKeySchema, measureGoalInputSchema, measureGoalSchema } from './goals.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const params = z.object({ id: idParamOf<'User'>(), key: goalKeySchema });

export const listGoals = call({
  id: 'goals.ofUser',
  method: 'GET',
  path: '/users/{id}/measures/goals',
  summary: 'Returns the goals of a user for their measures.',
  params: idParams,
  result: z.array(measureGoalSchema),
  shows: ['body/goals', 'accounts/users', 'accounts/consents'],
  access: theUser('params.id', staff),
  errors: ['NotShared'],
});
export const setGoal = call({
  id: 'goals.set',
  method: 'PUT',
  path: '/users/{id}/measures/goals/{key}',
  summary: 'Sets the goal of a measure; replaces the previous one.',
  params,
  body: measureGoalInputSchema,
  result: measureGoalSchema,
  changes: ['body/goals'],
  access: theUser('params.id', staff),
  errors: ['NotShared'],
});
export const deleteGoal = call({
  id: 'goals.delete',
  method: 'DELETE',
  path: '/users/{id}/measures/goals/{key}',
  summary: 'Deletes the goal of a measure.',
  params,
  changes: ['body/goals'],
  access: theUser('params.id', staff),
  errors: ['NotShared'],
});
