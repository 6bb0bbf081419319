import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { freeTextSchema, readTextSchema } from './free-text.ts';
import { draftToKeepSchema, generatedSheetSchema, generationSchema, personSchema, storedDraftSchema } from './generator.ts';

const personParams = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });
const access = inClub('params.id', ['Owner', 'Manager', 'Trainer']);

export const generateSheet = call({
  id: 'generator.generate',
  method: 'POST',
  path: '/clubs/{id}/workoutSheets:generate',
  summary:
    'Makes a sheet of the club’s published exercises and what there is at the place, by rules; where a model is set it may choose among what the rules offer. It is no sheet of the club before who asked has read, changed and saved it.',
  params: idParams,
  body: generationSchema,
  result: generatedSheetSchema,
  changes: [],
  access,
  errors: ['NoExercisesAvailable'],
});
export const getSheetPerson = call({
  id: 'generator.person',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/workoutFacts',
  summary:
    'What a sheet for an athlete of the club goes by: age where it is shared, certificate, and what was done last of each exercise, in runs of the caller’s clubs and others where they are shared.',
  params: personParams,
  result: personSchema,
  shows: ['workouts/runs', 'workouts/exercises', 'members/documents/documents', 'accounts/users', 'accounts/consents'],
  access,
});
export const readSheetText = call({
  id: 'generator.readWords',
  method: 'POST',
  path: '/clubs/{id}/workoutSheets:readWords',
  summary:
    'Chips that the model which the server was set up with proposes for a trainer’s own words: the trainer confirms each, and nothing is stored. What it proposes nothing for is named.',
  params: idParams,
  body: freeTextSchema,
  result: readTextSchema,
  changes: [],
  access,
  errors: ['NoModelSet'],
});
export const getDraft = call({
  id: 'generator.draft',
  method: 'GET',
  path: '/clubs/{id}/workoutSheetDraft',
  summary: 'The generated sheet that the caller has neither saved nor thrown away in a club; null where there is none.',
  params: idParams,
  result: z.object({ Draft: storedDraftSchema.nullable() }),
  shows: ['workouts/generator'],
  access,
});
export const keepDraft = call({
  id: 'generator.keepDraft',
  method: 'PUT',
  path: '/clubs/{id}/workoutSheetDraft',
  summary: 'Keeps a generated sheet for the caller alone, in place of the one before, for 30 days at most.',
  params: idParams,
  body: draftToKeepSchema,
  changes: ['workouts/generator'],
  access,
});
export const dropDraft = call({
  id: 'generator.dropDraft',
  method: 'DELETE',
  path: '/clubs/{id}/workoutSheetDraft',
  summary: 'Throws away the generated sheet that is kept for the caller in a club; where there is none, nothing happens.',
  params: idParams,
  changes: ['workouts/generator'],
  access,
});
