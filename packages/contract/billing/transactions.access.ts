import type { AccessTable } from '../access.ts';

/** Managers handle the club's money (spec 2 section 6, OPS-229); an athlete reads their own payments. */
export const access: AccessTable = {
  'transactions.list': 'Owner, Manager of club params.id',
  'transactions.export': 'Owner, Manager of club params.id',
  'transactions.get': 'Owner, Manager of club params.id',
  'transactions.changes': 'Owner, Manager of club params.id',
  'transactions.bought': 'Owner, Manager of club params.id',
  'transactions.create': 'Owner, Manager of club params.id',
  'transactions.update': 'Owner, Manager of club params.id',
  'transactions.delete': 'Owner, Manager of club params.id',
  'transactions.ofUser': 'self of user params.id',
};
