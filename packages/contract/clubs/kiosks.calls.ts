import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { kioskInputSchema, kioskSchema } from './kiosks.ts';

const managers = ['Owner', 'Manager'] as const;

export const listKiosks = call({
  id: 'kiosks.list',
  method: 'GET',
  path: '/clubs/{id}/kiosks',
  summary: 'The kiosks of a club, by name.',
  params: idParams,
  result: z.array(kioskSchema),
  shows: ['clubs/kiosks'],
  access: inClub('params.id', managers),
});
export const createKiosk = call({
  id: 'kiosks.create',
  method: 'POST',
  path: '/kiosks',
  summary: 'Adds a kiosk with a code of its own.',
  body: kioskInputSchema,
  result: kioskSchema,
  changes: ['clubs/kiosks'],
  access: inClub('body.ClubId', managers),
  licensed: true,
});
export const deleteKiosk = call({
  id: 'kiosks.delete',
  method: 'DELETE',
  path: '/kiosks/{id}',
  summary: 'Deletes a kiosk.',
  params: idParams,
  changes: ['clubs/kiosks'],
  access: inClub('resolved', managers),
});
