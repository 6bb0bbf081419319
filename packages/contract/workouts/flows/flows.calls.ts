import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { flagQuerySchema, idParamOf, idParams, pageQuerySchema } from '../../scalars.ts';
import { flowInputSchema, flowPageSchema, flowSchema, flowUpdateSchema } from './flows.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const one = z.object({ id: idParamOf<'Club'>(), flowId: idParamOf<'IntensityFlow'>() });

export const listFlows = call({
  id: 'flows.list',
  method: 'GET',
  path: '/clubs/{id}/intensityFlows',
  summary: 'Returns the intensity flows of a club by name; a search filters by name.',
  params: idParams,
  query: pageQuerySchema.extend({ Published: flagQuerySchema.optional() }),
  result: flowPageSchema,
  shows: ['workouts/flows'],
  access: inClub('params.id', staff),
});
export const getFlow = call({
  id: 'flows.get',
  method: 'GET',
  path: '/clubs/{id}/intensityFlows/{flowId}',
  summary: 'Returns an intensity flow with its segments.',
  params: one,
  result: flowSchema,
  shows: ['workouts/flows'],
  access: inClub('params.id', staff),
  errors: ['FlowNotFound'],
});
export const createFlow = call({
  id: 'flows.create',
  method: 'POST',
  path: '/clubs/{id}/intensityFlows',
  summary: 'Adds an intensity flow. The first segment begins at 0, and each lasts 15 seconds at least.',
  params: idParams,
  body: flowInputSchema,
  result: flowSchema,
  changes: ['workouts/flows'],
  access: inClub('params.id', staff),
  licensed: true,
  errors: ['TooManyFlows'],
});
export const updateFlow = call({
  id: 'flows.update',
  method: 'PUT',
  path: '/clubs/{id}/intensityFlows/{flowId}',
  summary: 'Saves an intensity flow. RowVersion guards against stale writes.',
  params: one,
  body: flowUpdateSchema,
  result: flowSchema,
  changes: ['workouts/flows'],
  access: inClub('params.id', staff),
  errors: ['FlowNotFound', 'StaleRowVersion'],
});
export const deleteFlow = call({
  id: 'flows.delete',
  method: 'DELETE',
  path: '/clubs/{id}/intensityFlows/{flowId}',
  summary: 'Deletes an intensity flow.',
  params: one,
  changes: ['workouts/flows'],
  access: inClub('params.id', staff),
  errors: ['FlowNotFound'],
});
