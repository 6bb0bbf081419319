import type { AccessTable } from '../access.ts';

/** Devices belong to owners and managers (PLT-202); pairing is for all staff (PLT-245). A TV has no user. */
export const access: AccessTable = {
  'displays.startPairing': 'anybody',
  'displays.pairing': 'anybody',
  'displays.pair': 'Owner, Manager, Trainer of club params.id',
  'displays.list': 'Owner, Manager, Trainer of club params.id',
  'displays.update': 'Owner, Manager of club resolved',
  'displays.delete': 'Owner, Manager of club resolved',
};
