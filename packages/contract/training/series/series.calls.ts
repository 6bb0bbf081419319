import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, instantInputSchema } from '../../scalars.ts';
import { cadenceSchema, geopositionsSchema, hitsSchema, powerSchema, trainingSeriesSchema } from './series.ts';

const staff = ['Trainer', 'Manager', 'Owner'] as const;
const shows = ['training/series/series', 'training/trainings', 'accounts/consents'] as const;
const showsFigures = [...shows, 'accounts/users'] as const;
/** Maximum length in seconds: a day. */
export const SERIES_MAX_SECONDS = 86_400;
const query = z
  .object({ from: instantInputSchema, to: instantInputSchema })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'interval-order' });

export const getTrainingSeries = call({
  id: 'series.get',
  method: 'GET',
  path: '/trainings/{id}/series',
  summary: 'What was recorded along a training beside its heart rates; without its first and last 250 m to all but the athlete.',
  params: idParams,
  result: trainingSeriesSchema,
  shows: showsFigures,
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const getPower = call({
  id: 'series.power',
  method: 'GET',
  path: '/users/{id}/power',
  summary: 'The recorded power, one value a second, at most a day; to staff of trainings that they share.',
  params: idParams,
  query,
  result: powerSchema,
  shows,
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong', 'NotShared'],
});
export const getCadence = call({
  id: 'series.cadence',
  method: 'GET',
  path: '/users/{id}/cadence',
  summary: 'The recorded cadence, one value a second, at most a day; to staff of trainings that they share.',
  params: idParams,
  query,
  result: cadenceSchema,
  shows,
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong', 'NotShared'],
});
export const getHits = call({
  id: 'series.hits',
  method: 'GET',
  path: '/users/{id}/hits',
  summary: 'Hits of a racket or a glove, how many in each second, at most a day; to staff of trainings that they share.',
  params: idParams,
  query,
  result: hitsSchema,
  shows,
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong', 'NotShared'],
});
export const getGeopositions = call({
  id: 'series.geopositions',
  method: 'GET',
  path: '/users/{id}/geopositions',
  summary:
    'Where the athlete was, second by second, at most a day; without the first and last 250 m of a training to all but themselves.',
  params: idParams,
  query,
  result: geopositionsSchema,
  shows,
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong', 'NotShared'],
});
