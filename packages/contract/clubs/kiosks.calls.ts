import { z } from 'zod';
import { anyone, call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import {
  kioskCodeSchema,
  kioskInputSchema,
  kioskOpenSchema,
  kioskSchema,
  kioskStateSchema,
  kioskTokenSchema,
  openedKioskSchema,
} from './kiosks.ts';

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
  summary: 'Adds a kiosk, with the code that makes a tablet it.',
  body: kioskInputSchema,
  result: kioskCodeSchema,
  changes: ['clubs/kiosks'],
  access: inClub('body.ClubId', managers),
  licensed: true,
  errors: ['KioskLimit'],
});
export const newKioskCode = call({
  id: 'kiosks.newCode',
  method: 'POST',
  path: '/kiosks/{id}/codes',
  summary: 'Another code for a kiosk; the one before holds no more, and its tablet stays until another one opens with this.',
  params: idParams,
  result: kioskCodeSchema,
  changes: [],
  access: inClub('resolved', managers),
});
export const deleteKiosk = call({
  id: 'kiosks.delete',
  method: 'DELETE',
  path: '/kiosks/{id}',
  summary: 'Deletes a kiosk; its tablet is nobody at once.',
  params: idParams,
  changes: ['clubs/kiosks'],
  access: inClub('resolved', managers),
});
export const openKiosk = call({
  id: 'kiosks.open',
  method: 'POST',
  path: '/kiosks:open',
  summary: 'A tablet becomes the kiosk whose code was typed there, and keeps a token; a tablet that was it before is no more.',
  body: kioskOpenSchema,
  result: openedKioskSchema,
  changes: ['clubs/kiosks'],
  access: anyone,
  errors: ['KioskCodeUnknown', 'KioskCodeAttempts'],
});
export const getKioskState = call({
  id: 'kiosks.state',
  method: 'POST',
  path: '/kiosks:state',
  summary: 'The tablet asks what it shows, and says that it is there.',
  body: z.object({ Token: kioskTokenSchema }),
  result: kioskStateSchema,
  changes: ['clubs/kiosks'],
  access: anyone,
  errors: ['KioskUnpaired'],
});
