import type { AccessTable } from '../access.ts';

/** For managers only (spec 1 section 6, PLT-222). */
export const access: AccessTable = {
  'clubOverview.needs': 'Owner, Manager of club params.id',
  'clubOverview.moneyDue': 'Owner, Manager of club params.id',
  'clubOverview.comparison': 'Owner of brand params.id',
};
