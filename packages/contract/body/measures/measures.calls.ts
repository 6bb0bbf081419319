import { z } from 'zod';
import { call, inClub, signedIn, theUser } from '../../call.ts';
import { flagQuerySchema, idParamOf, idParams, instantInputSchema, pageOf, pageQuerySchema } from '../../scalars.ts';
import { batchInputSchema, measureBatchSchema } from './batches.ts';
import {
  measureCorrectionSchema,
  measuredAthletesSchema,
  measuredSorts,
  measureEventSchema,
  measureGroupSchema,
  measureInputSchema,
  measureKeysQuerySchema,
  measureReminderSchema,
  measureReportSchema,
  measureTypeSchema,
  userMeasuresSchema,
} from './measures.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const shows = ['body/measures', 'accounts/users', 'accounts/consents', 'clubs/clubs'] as const;
const range = z.object({ from: instantInputSchema.optional(), to: instantInputSchema.optional() });
const inOrder = <Query extends z.ZodType<z.infer<typeof range>>>(query: Query): Query =>
  query.refine(({ from, to }) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to), {
    path: ['to'],
    message: 'interval-order',
  });

export const listMeasureTypes = call({
  id: 'measures.types',
  method: 'GET',
  path: '/measureTypes',
  summary: 'Returns the types of body measures, each with its group, units and limits.',
  result: z.array(measureTypeSchema),
  shows: [],
  access: signedIn,
});
export const listMeasureGroups = call({
  id: 'measures.groups',
  method: 'GET',
  path: '/measureGroups',
  summary: 'Returns the groups of measures with their types, in the order of display.',
  result: z.array(measureGroupSchema),
  shows: [],
  access: signedIn,
});
export const getMeasures = call({
  id: 'measures.ofUser',
  method: 'GET',
  path: '/users/{id}/measures',
  summary:
    'Returns the newest value of each measure within the range, and the events of the range, at most 1000, newest first; `excludeEvents` omits the events.',
  params: idParams,
  query: inOrder(range.extend({ excludeEvents: flagQuerySchema.optional() })),
  result: userMeasuresSchema,
  shows,
  access: theUser('params.id', staff),
  errors: ['NotShared'],
});
export const listMeasureEvents = call({
  id: 'measures.events',
  method: 'GET',
  path: '/users/{id}/measures/events',
  summary: 'Returns the measure events of a user, newest first; with `DataType` only the fitness tests.',
  params: idParams,
  query: inOrder(
    range.extend({
      ...pageQuerySchema.omit({ globalSearch: true }).shape,
      DataType: z.literal('FitnessTest').optional(),
    }),
  ),
  result: pageOf(measureEventSchema),
  shows,
  access: theUser('params.id', staff),
  errors: ['NotShared'],
});
export const createMeasures = call({
  id: 'measures.create',
  method: 'POST',
  path: '/users/{id}/measures/events',
  summary: 'Stores what was measured at one moment, and computes the values that follow from it.',
  params: idParams,
  body: measureInputSchema,
  result: measureEventSchema,
  changes: ['body/measures', 'accounts/consents/reads'],
  idempotent: true,
  access: theUser('params.id', staff),
  errors: ['NotShared'],
});
export const getMeasureEvent = call({
  id: 'measures.report',
  method: 'GET',
  path: '/userMeasures/{id}',
  summary: 'Returns the values of a measure event, and the previous ones.',
  params: idParams,
  result: measureReportSchema,
  shows,
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const updateMeasures = call({
  id: 'measures.update',
  method: 'PUT',
  path: '/userMeasures/{id}',
  summary: 'Replaces the values of an event. Staff may change the events of their club. RowVersion guards against stale writes.',
  params: idParams,
  body: measureCorrectionSchema,
  result: measureEventSchema,
  changes: ['body/measures', 'accounts/consents/reads'],
  access: theUser('resolved', staff),
  errors: ['NotShared', 'StaleRowVersion'],
});
export const deleteMeasures = call({
  id: 'measures.delete',
  method: 'DELETE',
  path: '/userMeasures/{id}',
  summary: 'Deletes an event with its values. Staff may delete the events of their club.',
  params: idParams,
  changes: ['body/measures'],
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const listMeasuredAthletes = call({
  id: 'measures.ofClub',
  method: 'GET',
  path: '/clubs/{id}/measures',
  summary:
    'Returns the athletes who share their measures with the club; by default those with overdue measures first, the longest overdue first, then by name.',
  params: idParams,
  query: pageQuerySchema.extend({
    overdue: flagQuerySchema.optional(),
    Sort: z.enum(measuredSorts).default('Overdue'),
    last: measureKeysQuerySchema.optional(),
  }),
  result: measuredAthletesSchema,
  shows: [...shows, 'members/people', 'body/measures/reminders'],
  access: inClub('params.id', staff),
});
export const remindOfMeasures = call({
  id: 'measures.remind',
  method: 'POST',
  path: '/clubs/{id}/users/{userId}/measures:remind',
  summary: 'Reminds a member who shares their measures with the club of overdue ones; at most once a day of the club.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: measureReminderSchema,
  changes: ['body/measures/reminders'],
  access: inClub('params.id', staff),
  errors: ['NotShared', 'MeasuresNotOverdue', 'MeasuresRemindedAlready'],
  idempotent: true,
});
export const saveMeasureBatch = call({
  id: 'measures.batchSave',
  method: 'POST',
  path: '/clubs/{id}/measures:batchSave',
  summary:
    'Stores measures of many members, each as if staff of the club saved it separately. Responds immediately; the batch reports the results.',
  params: idParams,
  body: batchInputSchema,
  result: measureBatchSchema,
  changes: ['body/measures', 'body/measures/batches', 'accounts/consents/reads'],
  idempotent: true,
  access: inClub('params.id', staff),
});
export const getMeasureBatch = call({
  id: 'measures.batch',
  method: 'GET',
  path: '/clubs/{id}/measureBatches/{batchId}',
  summary: 'Returns the progress of a batch of measures, for a week after it was sent.',
  params: z.object({ id: idParamOf<'Club'>(), batchId: idParamOf<'MeasureBatch'>() }),
  result: measureBatchSchema,
  shows: ['body/measures/batches'],
  access: inClub('params.id', staff),
});
