import type { AccessTable } from '../access.ts';

/**
 * The view Rankings is for owners and trainers (PLT-214; readings 9), a brand's for its owners (spec 3 section 7). Where an athlete
 * stands, and whether she does, is hers.
 */
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
