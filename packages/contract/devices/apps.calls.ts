import { z } from 'zod';
import { anyone, call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { appCredentialsSchema, appPlaceSchema, registerAppSchema, trainerAppInputSchema, trainerAppSchema } from './apps.ts';

const managers = ['Owner', 'Manager'] as const;

export const listApps = call({
  id: 'apps.list',
  method: 'GET',
  path: '/clubs/{id}/apps',
  summary: 'Returns the trainer apps of a club and the unused codes, the last requested first.',
  params: idParams,
  result: z.array(trainerAppSchema),
  shows: ['devices/apps'],
  access: inClub('params.id', managers),
});
export const requestAppCode = call({
  id: 'apps.requestCode',
  method: 'POST',
  path: '/devices/apps',
  summary: 'Creates a code that registers one trainer app within a day.',
  body: trainerAppInputSchema,
  result: trainerAppSchema,
  changes: ['devices/apps'],
  access: inClub('body.ClubId', managers),
  licensed: true,
  errors: ['AppLimit'],
});
export const deleteApp = call({
  id: 'apps.delete',
  method: 'DELETE',
  path: '/devices/apps/{id}',
  summary: 'Deletes an unused code or removes an app: its secret becomes invalid immediately, and its live view ends.',
  params: idParams,
  changes: ['devices/apps'],
  access: inClub('resolved', managers),
});
export const registerApp = call({
  id: 'apps.register',
  method: 'POST',
  path: '/devices/apps:register',
  summary: 'Registers a trainer app by its code and returns an app id and a secret. A code is valid once.',
  body: registerAppSchema,
  result: appCredentialsSchema,
  changes: ['devices/apps'],
  access: anyone,
  errors: ['RegistrationCodeUnknown', 'RegistrationCodeExpired', 'AppCodeAttempts', 'LicenseRequired'],
});
export const findAppPlace = call({
  id: 'apps.place',
  method: 'POST',
  path: '/devices/apps:place',
  summary: 'Returns the club of the app with this secret, and the rooms that it may watch.',
  body: appCredentialsSchema.pick({ Secret: true }).extend({ Secret: z.string().min(1, 'field-required').max(200) }),
  result: appPlaceSchema,
  changes: ['devices/apps'],
  access: anyone,
  errors: ['AppUnknown'],
});
