import type { AccessTable } from '../access.ts';

/** PLT-214, readings 9; for brands spec 3 section 7. */
export const access: AccessTable = {
  'rankings.ofClub': 'Owner, Trainer of club params.id',
  'rankings.ofBrand': 'Owner of brand params.id',
  'rankings.beforeInClub': 'Owner, Trainer of club params.id',
  'rankings.beforeInBrand': 'Owner of brand params.id',
  'rankings.detailsInClub': 'Owner, Trainer of club params.id',
  'rankings.detailsInBrand': 'Owner of brand params.id',
  'rankings.own': 'self of user params.id',
  'rankings.setListed': 'self of user params.id',
};
