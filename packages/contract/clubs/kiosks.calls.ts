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
  summary: 'Returns the kiosks of a club, by name.',
  params: idParams,
  result: z.array(kioskSchema),
  shows: ['clubs/kiosks'],
  access: inClub('params.id', managers),
});
export const createKiosk = call({
  id: 'kiosks.create',
  method: 'POST',
  path: '/kiosks',
  summary: 'Adds a kiosk and returns the code that turns a tablet into it.',
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
  summary:
    'Creates another code for a kiosk and invalidates the previous one; the present tablet remains the kiosk until another tablet uses the new code.',
  params: idParams,
  result: kioskCodeSchema,
  changes: [],
  access: inClub('resolved', managers),
});
export const deleteKiosk = call({
  id: 'kiosks.delete',
  method: 'DELETE',
  path: '/kiosks/{id}',
  summary: 'Deletes a kiosk; its tablet loses access immediately.',
  params: idParams,
  changes: ['clubs/kiosks'],
  access: inClub('resolved', managers),
});
export const openKiosk = call({
  id: 'kiosks.open',
  method: 'POST',
  path: '/kiosks:open',
  summary:
    'Turns the tablet into the kiosk whose code was entered and returns a token; the previous tablet of the kiosk loses access.',
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
  summary: 'Returns what the tablet shows, and records that it is online.',
  body: z.object({ Token: kioskTokenSchema }),
  result: kioskStateSchema,
  changes: ['clubs/kiosks'],
  access: anyone,
  errors: ['KioskUnpaired'],
});
