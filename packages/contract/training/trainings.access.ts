import type { AccessTable } from '../access.ts';

/** Trainers write for athletes of their club, and staff see who trained (spec 1 section 6, PLT-260). */
export const access: AccessTable = {
  'trainings.calendar': 'self, Owner, Manager, Trainer of user params.id',
  'trainings.get': 'self, Owner, Manager, Trainer of user resolved',
  'trainings.sources': 'self, Owner, Manager, Trainer of user resolved',
  'trainings.count': 'self of user resolved',
  'trainings.next': 'self, Owner, Manager, Trainer of user resolved',
  'trainings.prev': 'self, Owner, Manager, Trainer of user resolved',
  'trainings.heartbeats': 'self, Owner, Manager, Trainer of user params.id',
  'trainings.create': 'self, Manager, Trainer of user params.id',
  'trainings.update': 'self, Manager, Trainer of user resolved',
  'trainings.delete': 'self, Manager, Trainer of user resolved',
  'trainings.ofClub': 'Owner, Manager, Trainer of club params.id',
};
