import type { AccessTable } from '../access.ts';

/** PLT-202; the class form, which is for all staff, needs the names of rooms. */
export const access: AccessTable = {
  'rooms.list': 'Owner, Manager, Trainer of club params.id',
  'rooms.create': 'Owner, Manager of club body.ClubId',
  'rooms.get': 'Owner, Manager, Trainer of club resolved',
  'rooms.update': 'Owner, Manager of club resolved',
  'rooms.delete': 'Owner, Manager of club resolved',
};
