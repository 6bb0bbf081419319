import type { AccessTable } from '../../access.ts';

/** Athletes request for themselves; all staff reads requests, managers respond (OPS-229). */
export const access: AccessTable = {
  'subscriptionRequests.ofUser': 'self of user params.id',
  'subscriptionRequests.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'subscriptionRequests.ofClub': 'Owner, Manager, Trainer of club params.id',
  'subscriptionRequests.ask': 'self of user params.id',
  'subscriptionRequests.withdraw': 'self of user params.id',
  'subscriptionRequests.decline': 'Owner, Manager of club params.id',
};
