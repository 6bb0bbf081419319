import type { AccessTable } from '../access.ts';

/** ClubEquipments is Owner's, Manager's and Trainer's (spec 1 section 6). */
export const access: AccessTable = {
  'equipments.ofClub': 'Owner, Manager, Trainer of club params.id',
  'equipments.save': 'Owner, Manager, Trainer of club body.ClubId',
};
