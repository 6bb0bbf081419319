import type { AccessTable } from '../../access.ts';

/** Staff of a club with the athlete's consents to heart rate and body runs and reads tests (decision 0102). */
export const access: AccessTable = {
  'fitnessTests.list': 'self, Owner, Manager, Trainer of user params.id',
  'fitnessTests.prepare': 'self, Owner, Manager, Trainer of user params.id',
  'fitnessTests.get': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.start': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.end': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.delete': 'self, Owner, Manager, Trainer of user resolved',
};
