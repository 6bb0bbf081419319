import type { AccessTable } from '../access.ts';

/** AppManagement is Owner's and Manager's (PLT-203). An app has no user: a code, then a secret, say whose it is. */
export const access: AccessTable = {
  'apps.list': 'Owner, Manager of club params.id',
  'apps.requestCode': 'Owner, Manager of club body.ClubId',
  'apps.delete': 'Owner, Manager of club resolved',
  'apps.register': 'anybody',
  'apps.place': 'anybody',
};
