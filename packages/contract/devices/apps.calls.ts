import { z } from 'zod';
import { anyone, call, inClub } from '../call.ts';
import { idParams } from '../scalars.ts';
import { appCredentialsSchema, appPlaceSchema, registerAppSchema, trainerAppInputSchema, trainerAppSchema } from './apps.ts';

const managers = ['Owner', 'Manager'] as const;

export const listApps = call({
  id: 'apps.list',
  method: 'GET',
  path: '/clubs/{id}/apps',
  summary: 'The trainer apps of a club and the codes that wait for theirs, asked for last first.',
  params: idParams,
  result: z.array(trainerAppSchema),
  shows: ['devices/apps'],
  access: inClub('params.id', managers),
});
export const requestAppCode = call({
  id: 'apps.requestCode',
  method: 'POST',
  path: '/devices/apps',
  summary: 'A code that registers one trainer app within a day.',
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
  summary: 'Takes a code back, or removes an app: its secret stops working at once, and what it watches ends.',
  params: idParams,
  changes: ['devices/apps'],
  access: inClub('resolved', managers),
});
export const registerApp = call({
  id: 'apps.register',
  method: 'POST',
  path: '/devices/apps:register',
  summary: 'An app turns its code into an app id and a secret. A code works once.',
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
  summary: 'The club of the app that shows its secret, and the rooms it may watch.',
  body: appCredentialsSchema.pick({ Secret: true }).extend({ Secret: z.string().min(1, 'field-required').max(200) }),
  result: appPlaceSchema,
  changes: ['devices/apps'],
  access: anyone,
  errors: ['AppUnknown'],
});
