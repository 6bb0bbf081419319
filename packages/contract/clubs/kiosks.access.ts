import type { AccessTable } from '../access.ts';

/** Part of the club profile (Owner, Manager). A tablet has no user: a code, then a token identifies it. */
export const access: AccessTable = {
  'kiosks.list': 'Owner, Manager of club params.id',
  'kiosks.create': 'Owner, Manager of club body.ClubId',
  'kiosks.newCode': 'Owner, Manager of club resolved',
  'kiosks.delete': 'Owner, Manager of club resolved',
  'kiosks.open': 'anybody',
  'kiosks.state': 'anybody',
};
