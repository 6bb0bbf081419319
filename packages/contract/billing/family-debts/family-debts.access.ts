import type { AccessTable } from '../../access.ts';

/** Whoever is paid for agreed that the payer sees it; the club's money is its managers' (decision 0042; OPS-229). */
export const access: AccessTable = {
  'familyDebts.ofUser': 'self of user params.id',
  'familyDebts.ofClubUser': 'Owner, Manager of club params.id',
};
