import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  // comments: Readers of a training may comment on it (PLT-030, TRN-187); authors delete their comments.
  'comments.list': 'self, Owner, Manager, Trainer of user resolved',
  'comments.create': 'self, Owner, Manager, Trainer of user resolved',
  'comments.delete': 'self of user resolved',
  'comments.feedbacks': 'self, Owner, Manager, Trainer of user resolved',
  'comments.giveFeedback': 'self, Owner, Manager, Trainer of user resolved',
  'comments.generateFeedback': 'self, Owner, Manager, Trainer of user resolved',
  'comments.waiting': 'Owner, Manager, Trainer of club params.id',
  'comments.setWaits': 'Owner, Manager, Trainer of club params.id',

  // max-heart-rate: Only the athlete sees their zones (decision 0027).
  'maxHeartRate.proposed': 'self of user params.id',
  'maxHeartRate.answer': 'self of user params.id',

  // recordings: Only the athlete imports recordings (TRN-223) and exports them, with the route ends.
  'recordings.import': 'self of user params.id',
  'recordings.export': 'self of user resolved',

  // series: Readers of a training read its series (TRN-174); only the athlete sees the route ends.
  'series.get': 'self, Owner, Manager, Trainer of user resolved',
  'series.power': 'self, Owner, Manager, Trainer of user params.id',
  'series.cadence': 'self, Owner, Manager, Trainer of user params.id',
  'series.hits': 'self, Owner, Manager, Trainer of user params.id',
  'series.geopositions': 'self, Owner, Manager, Trainer of user params.id',

  // sharing: Only the athlete creates and withdraws the link (readings 6); it opens without an account.
  'sharing.get': 'self of user resolved',
  'sharing.make': 'self of user resolved',
  'sharing.set': 'self of user resolved',
  'sharing.end': 'self of user resolved',
  'sharing.mail': 'self of user resolved',
  'sharing.open': 'anybody',
  'sharing.charts': 'anybody',

  // trainings: Trainers write for athletes of their club, and staff see who trained (spec 1 section 6, PLT-260).
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

  // wearables: Only the athlete manages the connection of their watch (reference 12).
  'wearables.get': 'self of user params.id',
  'wearables.ask': 'self of user params.id',
  'wearables.connect': 'self of user params.id',
  'wearables.disconnect': 'self of user params.id',
};
