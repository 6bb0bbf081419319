import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { clubEquipmentsInputSchema, clubEquipmentsSchema } from './equipments.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const getClubEquipments = call({
  id: 'equipments.ofClub',
  method: 'GET',
  path: '/clubs/{id}/equipments',
  summary: 'What there is to train with: in the club, at home, outdoors.',
  params: idParams,
  result: clubEquipmentsSchema,
  shows: ['clubs/equipments'],
  access: inClub('params.id', staff),
});
export const saveClubEquipments = call({
  id: 'equipments.save',
  method: 'POST',
  path: '/equipments/clubs',
  summary: 'Saves all there is to train with, place by place; a place that is left out stays as it is.',
  body: clubEquipmentsInputSchema,
  result: clubEquipmentsSchema,
  status: 200,
  changes: ['clubs/equipments'],
  access: inClub('body.ClubId', staff),
});
