import type { AccessTable } from '../access.ts';

/** Part of the club profile, which is Owner's and Manager's. A tablet has no user: a code, then a token, say which it is. */
export const access: AccessTable = {
  'kiosks.list': 'Owner, Manager of club params.id',
  'kiosks.create': 'Owner, Manager of club body.ClubId',
  'kiosks.newCode': 'Owner, Manager of club resolved',
  'kiosks.delete': 'Owner, Manager of club resolved',
  'kiosks.open': 'anybody',
  'kiosks.state': 'anybody',
};
