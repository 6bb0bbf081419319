import type { AccessTable } from '../../access.ts';

/** Members agreed that their payer sees their debts; managers handle the club's money (decision 0042; OPS-229). */
export const access: AccessTable = {
  'familyDebts.ofUser': 'self of user params.id',
  'familyDebts.ofClubUser': 'Owner, Manager of club params.id',
};
