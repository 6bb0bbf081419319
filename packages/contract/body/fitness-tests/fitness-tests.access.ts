import type { AccessTable } from '../../access.ts';

/** Her tests are hers; staff of a club with which she shares heart rate and body runs and reads them with her (decision 0102). */
export const access: AccessTable = {
  'fitnessTests.list': 'self, Owner, Manager, Trainer of user params.id',
  'fitnessTests.prepare': 'self, Owner, Manager, Trainer of user params.id',
  'fitnessTests.get': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.start': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.end': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.delete': 'self, Owner, Manager, Trainer of user resolved',
};
