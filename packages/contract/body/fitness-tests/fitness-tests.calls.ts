import { call, theUser } from '../../call.ts';
import { idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { endTestSchema, fitnessTestDetailSchema, fitnessTestSchema, prepareTestSchema } from './fitness-tests.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const shows = ['body/fitness-tests', 'body/measures', 'accounts/users', 'accounts/consents', 'clubs/clubs'] as const;

export const listFitnessTests = call({
  id: 'fitnessTests.list',
  method: 'GET',
  path: '/users/{id}/fitnessTests',
  summary: 'Returns the fitness tests that were started, newest first; interrupted ones with the reason.',
  params: idParams,
  query: pageQuerySchema.omit({ globalSearch: true }),
  result: pageOf(fitnessTestSchema),
  shows,
  access: theUser('params.id', staff),
  errors: ['NotShared'],
});
export const prepareFitnessTest = call({
  id: 'fitnessTests.prepare',
  method: 'POST',
  path: '/users/{id}/fitnessTests',
  summary: 'Prepares a fitness test from the health questions of today, and returns the heart rate at which it stops.',
  params: idParams,
  body: prepareTestSchema,
  result: fitnessTestSchema,
  changes: ['body/fitness-tests', 'accounts/consents/reads'],
  idempotent: true,
  access: theUser('params.id', staff),
  errors: ['NotShared', 'FitnessTestNotCleared', 'FitnessTestNeedsProfile', 'FitnessTestTooSoon', 'RequiredMedicalCertificate'],
});
export const getFitnessTest = call({
  id: 'fitnessTests.get',
  method: 'GET',
  path: '/fitnessTests/{id}',
  summary: 'Returns a fitness test with the heart rate of each of its seconds.',
  params: idParams,
  result: fitnessTestDetailSchema,
  shows,
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
export const startFitnessTest = call({
  id: 'fitnessTests.start',
  method: 'POST',
  path: '/fitnessTests/{id}/start',
  status: 200,
  summary: 'Records that a prepared test has started. The device that runs the test does not wait for the response.',
  params: idParams,
  result: fitnessTestSchema,
  changes: ['body/fitness-tests', 'accounts/consents/reads'],
  access: theUser('resolved', staff),
  errors: ['NotShared', 'FitnessTestEnded'],
});
export const endFitnessTest = call({
  id: 'fitnessTests.end',
  method: 'POST',
  path: '/fitnessTests/{id}/end',
  status: 200,
  summary:
    'Stores the end of a test with its heart rates, which are checked again by the rule of 85 percent; a completed test becomes a measure event.',
  params: idParams,
  body: endTestSchema,
  result: fitnessTestSchema,
  changes: ['body/fitness-tests', 'body/measures', 'accounts/consents/reads'],
  idempotent: true,
  access: theUser('resolved', staff),
  errors: ['NotShared', 'FitnessTestEnded', 'FitnessTestSamples'],
});
export const deleteFitnessTest = call({
  id: 'fitnessTests.delete',
  method: 'DELETE',
  path: '/fitnessTests/{id}',
  summary: 'Deletes a test with its heart rates. Its measures remain, and are deleted separately.',
  params: idParams,
  changes: ['body/fitness-tests'],
  access: theUser('resolved', staff),
  errors: ['NotShared'],
});
