import type { AccessTable } from '../access.ts';

/**
 * DeviceManagement (bridges, rooms) is Owner's and Manager's (PLT-202); the names of rooms stand in the class form, which
 * is of all staff.
 */
export const access: AccessTable = {
  'rooms.list': 'Owner, Manager, Trainer of club params.id',
  'rooms.create': 'Owner, Manager of club body.ClubId',
  'rooms.get': 'Owner, Manager, Trainer of club resolved',
  'rooms.update': 'Owner, Manager of club resolved',
  'rooms.delete': 'Owner, Manager of club resolved',
};
