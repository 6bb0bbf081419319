import type { AccessTable } from '../access.ts';

/** Administrators create brands (decision 0026), owners manage them (spec 1 section 6). */
export const access: AccessTable = {
  'brands.create': 'administrator',
  'brands.get': 'Owner of brand params.id',
  'brands.update': 'Owner of brand params.id',
  'brands.owners': 'Owner of brand params.id',
  'brands.addOwner': 'Owner of brand params.id',
  'brands.removeOwner': 'Owner of brand params.id',
};
