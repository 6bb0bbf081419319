import type { AccessTable } from '../../access.ts';

/** Staff of the athlete's club measures and reads if the athlete shares the data (decision 0090). */
export const access: AccessTable = {
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
};
