import type { AccessTable } from '../../access.ts';

/** An athlete asks for herself; all staff reads what members ask for, who may assign answers (OPS-229). */
export const access: AccessTable = {
  'subscriptionRequests.ofUser': 'self of user params.id',
  'subscriptionRequests.ofClubUser': 'Owner, Manager, Trainer of club params.id',
  'subscriptionRequests.ofClub': 'Owner, Manager, Trainer of club params.id',
  'subscriptionRequests.ask': 'self of user params.id',
  'subscriptionRequests.withdraw': 'self of user params.id',
  'subscriptionRequests.decline': 'Owner, Manager of club params.id',
};
