import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // fitness-tests: for athletes who share heart rates and body data with the club (decision 0102).
  'fitnessTests.list': 'self, Owner, Manager, Trainer of user params.id',
  'fitnessTests.prepare': 'self, Owner, Manager, Trainer of user params.id',
  'fitnessTests.get': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.start': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.end': 'self, Owner, Manager, Trainer of user resolved',
  'fitnessTests.delete': 'self, Owner, Manager, Trainer of user resolved',

  // goals: for measures that the athlete shares (decision 0090).
  'goals.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'goals.set': 'self, Owner, Manager, Trainer of user params.id',
  'goals.delete': 'self, Owner, Manager, Trainer of user params.id',

  // health: only data that the athlete shares (decision 0101).
  'health.get': 'self, Owner, Trainer of user params.id',
  'health.keep': 'self of user params.id',
  'health.delete': 'self of user params.id',
  'health.daily': 'self, Owner, Trainer of user params.id',
  'health.hrv': 'self, Owner, Trainer of user params.id',
  'health.pulseox': 'self, Owner, Trainer of user params.id',
  'health.sleep': 'self, Owner, Trainer of user params.id',
  'health.stress': 'self, Owner, Trainer of user params.id',
  'health.activity': 'self, Owner, Trainer of user params.id',
  'health.dailyDashboard': 'self, Owner, Trainer of user params.id',
  'health.hrvDashboard': 'self, Owner, Trainer of user params.id',
  'health.pulseoxDashboard': 'self, Owner, Trainer of user params.id',
  'health.sleepDashboard': 'self, Owner, Trainer of user params.id',
  'health.stressDashboard': 'self, Owner, Trainer of user params.id',
  'health.activityDashboard': 'self, Owner, Trainer of user params.id',
  'health.ofClub': 'Owner, Trainer of club params.id',
  'health.weekOfClub': 'Owner, Trainer of club params.id',

  // measures: for athletes who share body data (decision 0090).
  'measures.types': 'signed in',
  'measures.groups': 'signed in',
  'measures.ofUser': 'self, Owner, Manager, Trainer of user params.id',
  'measures.events': 'self, Owner, Manager, Trainer of user params.id',
  'measures.ofClub': 'Owner, Manager, Trainer of club params.id',
  'measures.remind': 'Owner, Manager, Trainer of club params.id',
  'measures.batchSave': 'Owner, Manager, Trainer of club params.id',
  'measures.batch': 'Owner, Manager, Trainer of club params.id',
  'measures.create': 'self, Owner, Manager, Trainer of user params.id',
  'measures.report': 'self, Owner, Manager, Trainer of user resolved',
  'measures.update': 'self, Owner, Manager, Trainer of user resolved',
  'measures.delete': 'self, Owner, Manager, Trainer of user resolved',

  // measures-import: staff who may measure may match rows with members (decision 0090).
  'measureImports.match': 'Owner, Manager, Trainer of club params.id',
  'measureImports.stored': 'Owner, Manager, Trainer of club params.id',
};
