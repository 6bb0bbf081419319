import type { AccessTable } from '../../access.ts';

/** The club's money is its managers' (spec 2 section 6, OPS-229); who owes sees her own. */
export const access: AccessTable = {
  'debts.list': 'Owner, Manager of club params.id',
  'debts.ofUser': 'self of user params.id',
  'debts.pay': 'Owner, Manager of club params.id',
  'debts.writeOff': 'Owner, Manager of club params.id',
};
