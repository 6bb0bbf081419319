import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { enteredRowsSchema, namedPeopleSchema, namedPersonSchema, storedRowsSchema } from './measures-import.ts';

export const matchMeasured = call({
  id: 'measureImports.match',
  method: 'POST',
  path: '/clubs/{id}/measures:match',
  summary:
    'Which athletes of the club the rows of a file mean, in their order, and whether each shares their measures. Nothing is stored.',
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
  summary: 'Which rows of a file stand among the measures already, of those who share theirs with the club. Nothing is stored.',
  params: idParams,
  body: enteredRowsSchema,
  result: storedRowsSchema,
  changes: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
