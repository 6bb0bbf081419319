import type { AccessTable } from '../access.ts';

/** PLT-203. An app has no user: it identifies itself with a code, then a secret. */
export const access: AccessTable = {
  'apps.list': 'Owner, Manager of club params.id',
  'apps.requestCode': 'Owner, Manager of club body.ClubId',
  'apps.delete': 'Owner, Manager of club resolved',
  'apps.register': 'anybody',
  'apps.place': 'anybody',
};
