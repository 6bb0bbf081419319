import type { AccessTable } from '../access.ts';

export const access: AccessTable = {
  'comments.list': 'self, Owner, Manager, Trainer of user resolved',
  'comments.create': 'self, Owner, Manager, Trainer of user resolved',
  'comments.delete': 'self of user resolved',
  'comments.feedbacks': 'self, Owner, Manager, Trainer of user resolved',
  'comments.giveFeedback': 'self, Owner, Manager, Trainer of user resolved',
  'comments.generateFeedback': 'self, Owner, Manager, Trainer of user resolved',
  'comments.waiting': 'Owner, Manager, Trainer of club params.id',
  'comments.setWaits': 'Owner, Manager, Trainer of club params.id',

  'maxHeartRate.proposed': 'self of user params.id',
  'maxHeartRate.answer': 'self of user params.id',

  // recordings: only for the athlete, because an exported file includes the ends of the route.
  'recordings.import': 'self of user params.id',
  'recordings.export': 'self of user resolved',

  // series: only the athlete sees the ends of the route.
  'series.get': 'self, Owner, Manager, Trainer of user resolved',
  'series.power': 'self, Owner, Manager, Trainer of user params.id',
  'series.cadence': 'self, Owner, Manager, Trainer of user params.id',
  'series.hits': 'self, Owner, Manager, Trainer of user params.id',
  'series.geopositions': 'self, Owner, Manager, Trainer of user params.id',

  // sharing: the link opens without an account.
  'sharing.get': 'self of user resolved',
  'sharing.make': 'self of user resolved',
  'sharing.set': 'self of user resolved',
  'sharing.end': 'self of user resolved',
  'sharing.mail': 'self of user resolved',
  'sharing.open': 'anybody',
  'sharing.charts': 'anybody',

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

  'wearables.get': 'self of user params.id',
  'wearables.ask': 'self of user params.id',
  'wearables.connect': 'self of user params.id',
  'wearables.disconnect': 'self of user params.id',
};
