import type { AccessTable } from '../../access.ts';

/** Managers handle the club's money (spec 2 section 6, OPS-229); a debtor reads their own debts. */
export const access: AccessTable = {
  'debts.list': 'Owner, Manager of club params.id',
  'debts.ofUser': 'self of user params.id',
  'debts.pay': 'Owner, Manager of club params.id',
  'debts.writeOff': 'Owner, Manager of club params.id',
};
