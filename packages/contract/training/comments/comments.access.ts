import type { AccessTable } from '../../access.ts';

/** Readers of a training may comment on it (PLT-030, TRN-187); authors delete their comments. */
export const access: AccessTable = {
  'comments.list': 'self, Owner, Manager, Trainer of user resolved',
  'comments.create': 'self, Owner, Manager, Trainer of user resolved',
  'comments.delete': 'self of user resolved',
  'comments.feedbacks': 'self, Owner, Manager, Trainer of user resolved',
  'comments.giveFeedback': 'self, Owner, Manager, Trainer of user resolved',
  'comments.generateFeedback': 'self, Owner, Manager, Trainer of user resolved',
  'comments.waiting': 'Owner, Manager, Trainer of club params.id',
  'comments.setWaits': 'Owner, Manager, Trainer of club params.id',
};
