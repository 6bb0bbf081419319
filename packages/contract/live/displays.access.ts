import type { AccessTable } from '../access.ts';

/**
 * Devices are Owner's and Manager's (PLT-202). Pairing is what whoever stands before the TV does: all staff (PLT-245). A
 * TV has no user.
 */
export const access: AccessTable = {
  'displays.startPairing': 'anybody',
  'displays.pairing': 'anybody',
  'displays.pair': 'Owner, Manager, Trainer of club params.id',
  'displays.list': 'Owner, Manager, Trainer of club params.id',
  'displays.update': 'Owner, Manager of club resolved',
  'displays.delete': 'Owner, Manager of club resolved',
};
