import type { AccessTable } from '../access.ts';

/** PLT-202; all staff see the state of bridges (PLT-123). A device has no user. */
export const access: AccessTable = {
  'bridges.list': 'Owner, Manager, Trainer of club params.id',
  'bridges.state': 'Owner, Manager, Trainer of club resolved',
  'bridges.update': 'Owner, Manager of club resolved',
  'bridges.delete': 'Owner, Manager of club resolved',
  'bridges.codes': 'Owner, Manager of club params.id',
  'bridges.requestCode': 'Owner, Manager of club body.ClubId',
  'bridges.register': 'anybody',
};
