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
  summary: 'A TV asks for a code to show.',
  result: pairingSchema,
  changes: [],
  access: anyone,
});
export const getPairing = call({
  id: 'displays.pairing',
  method: 'POST',
  path: '/displays:pairingState',
  summary: 'The TV asks whether its code was typed; the token is handed out once.',
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
  summary: 'Staff types the code of a TV, gives it a room and says which bridge it hangs on.',
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
  summary: 'The paired TVs of a club.',
  params: idParams,
  result: z.array(displaySchema),
  shows: ['live/displays', 'devices/bridges'],
  access: inClub('params.id', staff),
});
export const updateDisplay = call({
  id: 'displays.update',
  method: 'PUT',
  path: '/displays/{id}',
  summary:
    'Renames a TV, moves it to another room or bridge, lets it sound or not; it changes at once. RowVersion guards against stale writes.',
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
