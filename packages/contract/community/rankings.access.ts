import type { AccessTable } from '../access.ts';

/** The view Rankings is for owners and trainers (PLT-214; readings 9), a brand's for its owners (spec 3 section 7). */
export const access: AccessTable = {
  'rankings.ofClub': 'Owner, Trainer of club params.id',
  'rankings.ofBrand': 'Owner of brand params.id',
};
