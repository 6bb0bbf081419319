import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { clubEquipmentsSchema } from './equipments.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const getClubEquipments = call({
  id: 'equipments.ofClub',
  method: 'GET',
  path: '/clubs/{id}/equipments',
  summary: 'What a club has to train with.',
  params: idParams,
  result: clubEquipmentsSchema,
  shows: ['clubs/equipments'],
  access: inClub('params.id', staff),
});
export const saveClubEquipments = call({
  id: 'equipments.save',
  method: 'POST',
  path: '/equipments/clubs',
  summary: 'Saves all that a club has to train with.',
  body: clubEquipmentsSchema,
  result: clubEquipmentsSchema,
  status: 200,
  changes: ['clubs/equipments'],
  access: inClub('body.ClubId', staff),
});
