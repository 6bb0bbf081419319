import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { enteredRowsSchema, namedPeopleSchema, namedPersonSchema, storedRowsSchema } from './measures-import.ts';

export const matchMeasured = call({
  id: 'measureImports.match',
  method: 'POST',
  path: '/clubs/{id}/measures:match',
  summary:
    'Returns which athletes of the club match the rows of a file, in its order, and whether each shares their measures. Stores nothing.',
  params: idParams,
  body: namedPeopleSchema,
  result: z.array(namedPersonSchema),
  changes: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
export const findStoredMeasures = call({
  id: 'measureImports.stored',
  method: 'POST',
  path: '/clubs/{id}/measures:stored',
  summary:
    'Returns which rows of a file are already among the measures, of athletes who share theirs with the club. Stores nothing.',
  params: idParams,
  body: enteredRowsSchema,
  result: storedRowsSchema,
  changes: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
