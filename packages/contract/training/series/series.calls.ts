import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, instantInputSchema } from '../../scalars.ts';
import { cadenceSchema, geopositionsSchema, hitsSchema, powerSchema, trainingSeriesSchema } from './series.ts';

const staff = ['Trainer', 'Manager', 'Owner'] as const;
const shows = ['training/series/series', 'training/trainings', 'accounts/consents'] as const;
const showsFigures = [...shows, 'accounts/users'] as const;
export const SERIES_MAX_SECONDS = 86_400;
const query = z
  .object({ from: instantInputSchema, to: instantInputSchema })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], message: 'interval-order' });

export const getTrainingSeries = call({
  id: 'series.get',
  method: 'GET',
  path: '/trainings/{id}/series',
  summary:
    'Returns what was recorded with a training beside its heart rates; without its first and last 250 m to all but the athlete.',
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
  summary: 'Returns the recorded power, one value per second, at most one day; to staff of trainings that the athlete shares.',
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
  summary: 'Returns the recorded cadence, one value per second, at most one day; to staff of trainings that the athlete shares.',
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
  summary:
    'Returns the hits of a racket or a glove, as a number per second, at most one day; to staff of trainings that the athlete shares.',
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
    'Returns the athlete’s positions, one per second, at most one day; without the first and last 250 m of a training to all but the athlete.',
  params: idParams,
  query,
  result: geopositionsSchema,
  shows,
  access: theUser('params.id', staff),
  errors: ['DateIntervalTooLong', 'NotShared'],
});
