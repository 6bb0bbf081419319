import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { clubEquipmentsInputSchema, clubEquipmentsSchema } from './equipments.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const getClubEquipments = call({
  id: 'equipments.ofClub',
  method: 'GET',
  path: '/clubs/{id}/equipments',
  summary: 'Returns the equipment for training in the club, at home and outdoors.',
  params: idParams,
  result: clubEquipmentsSchema,
  shows: ['clubs/equipments'],
  access: inClub('params.id', staff),
});
export const saveClubEquipments = call({
  id: 'equipments.save',
  method: 'POST',
  path: '/equipments/clubs',
  summary: 'Saves the equipment place by place; a place that is omitted is unchanged.',
  body: clubEquipmentsInputSchema,
  result: clubEquipmentsSchema,
  status: 200,
  changes: ['clubs/equipments'],
  access: inClub('body.ClubId', staff),
});
