import type { AccessTable } from '../../access.ts';

/** Managers create groups; all staff assign them. */
export const access: AccessTable = {
  'tags.list': 'Owner, Manager, Trainer of club params.id',
  'tags.create': 'Owner, Manager of club params.id',
  'tags.update': 'Owner, Manager of club params.id',
  'tags.delete': 'Owner, Manager of club params.id',
  'tags.ofUser': 'Owner, Manager, Trainer of club params.id',
  'tags.assign': 'Owner, Manager, Trainer of club params.id',
  'tags.batchAssign': 'Owner, Manager, Trainer of club params.id',
};
