import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { namedPeopleSchema, namedPersonSchema } from './measures-import.ts';

export const matchMeasured = call({
  id: 'measureImports.match',
  method: 'POST',
  path: '/clubs/{id}/measures:match',
  summary:
    'Which athletes of the club the rows of a file mean, in their order, and whether each shares her measures. Nothing is stored.',
  params: idParams,
  body: namedPeopleSchema,
  result: z.array(namedPersonSchema),
  changes: [],
  access: inClub('params.id', ['Owner', 'Manager', 'Trainer']),
});
