import type { AccessTable } from '../../access.ts';

/**
 * ClubLicenses is Owner's and Manager's (spec 1 section 6); all staff may read the stop; administrators issue licences (decision
 * 0026).
 */
export const access: AccessTable = {
  'licenses.ofClub': 'Owner, Manager of club params.id',
  'licenses.stop': 'Owner, Manager, Trainer of club params.id',
  'licenses.ofBrand': 'Owner of brand params.id',
  'licenses.create': 'administrator',
  'licenses.update': 'administrator',
  'licenses.delete': 'administrator',
};
