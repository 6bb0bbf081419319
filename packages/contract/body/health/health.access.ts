import type { AccessTable } from '../../access.ts';

/** Owners and trainers of the athlete's club read health data if the athlete shares it (PLT-215, decision 0101). */
export const access: AccessTable = {
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
};
