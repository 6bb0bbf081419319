import type { AccessTable } from '../access.ts';

/** Part of the club profile, which is Owner's and Manager's. */
export const access: AccessTable = {
  'kiosks.list': 'Owner, Manager of club params.id',
  'kiosks.create': 'Owner, Manager of club body.ClubId',
  'kiosks.delete': 'Owner, Manager of club resolved',
};
