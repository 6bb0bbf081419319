import { z } from 'zod';
import { anyone, call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { displaySchema, displayUpdateSchema, pairInputSchema, pairingSchema, pairingStateSchema } from './displays.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;

export const startPairing = call({
  id: 'displays.startPairing',
  method: 'POST',
  path: '/displays:startPairing',
  summary: 'Creates a code for a TV to show.',
  result: pairingSchema,
  changes: [],
  access: anyone,
});
export const getPairing = call({
  id: 'displays.pairing',
  method: 'POST',
  path: '/displays:pairingState',
  summary: 'Returns to the TV whether its code was entered; the token is returned once.',
  body: z.object({ PairingId: z.string().max(64), Secret: z.string().max(100) }),
  result: pairingStateSchema,
  changes: [],
  access: anyone,
  errors: ['PairingCodeExpired'],
});
export const pairDisplay = call({
  id: 'displays.pair',
  method: 'POST',
  path: '/clubs/{id}/displays:pair',
  summary: 'Pairs the TV with this code, and assigns it to a room and a bridge.',
  params: idParams,
  body: pairInputSchema,
  result: displaySchema,
  changes: ['live/displays'],
  access: inClub('params.id', staff),
  licensed: true,
  errors: ['PairingCodeUnknown', 'PairingCodeExpired', 'PairingCodeAttempts'],
});
export const listDisplays = call({
  id: 'displays.list',
  method: 'GET',
  path: '/clubs/{id}/displays',
  summary: 'Returns the paired TVs of a club.',
  params: idParams,
  result: z.array(displaySchema),
  shows: ['live/displays', 'devices/bridges'],
  access: inClub('params.id', staff),
});
export const updateDisplay = call({
  id: 'displays.update',
  method: 'PUT',
  path: '/displays/{id}',
  summary: 'Changes name, room, bridge or sound of a TV, which follows immediately. RowVersion guards against stale writes.',
  params: idParams,
  body: displayUpdateSchema,
  result: displaySchema,
  changes: ['live/displays'],
  access: inClub('resolved', managers),
  errors: ['StaleRowVersion'],
});
export const deleteDisplay = call({
  id: 'displays.delete',
  method: 'DELETE',
  path: '/displays/{id}',
  summary: 'Unpairs a TV; it shows a code again.',
  params: idParams,
  changes: ['live/displays'],
  access: inClub('resolved', managers),
});
