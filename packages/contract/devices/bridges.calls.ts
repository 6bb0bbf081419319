import { z } from 'zod';
import { anyone, call, inClub } from '../call.ts';
import { idParams, idSchema, requiredLineSchema } from '../scalars.ts';
import {
  bridgeCredentialsSchema,
  bridgeSchema,
  bridgeStateSchema,
  bridgeUpdateSchema,
  registerBridgeSchema,
  registrationCodeSchema,
} from './bridges.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;

export const listBridges = call({
  id: 'bridges.list',
  method: 'GET',
  path: '/clubs/{id}/bridges',
  summary: 'Returns the bridges of a club with their state, worst first.',
  params: idParams,
  result: z.array(bridgeSchema),
  shows: ['devices/bridges'],
  access: inClub('params.id', staff),
});
export const updateBridge = call({
  id: 'bridges.update',
  method: 'PUT',
  path: '/devices/bridges/{id}',
  summary: 'Renames a bridge and assigns it to a room. RowVersion guards against stale writes.',
  params: idParams,
  body: bridgeUpdateSchema,
  result: bridgeSchema,
  changes: ['devices/bridges'],
  access: inClub('resolved', managers),
  errors: ['StaleRowVersion'],
});
export const deleteBridge = call({
  id: 'bridges.delete',
  method: 'DELETE',
  path: '/devices/bridges/{id}',
  summary: 'Deletes a bridge: its secret becomes invalid immediately.',
  params: idParams,
  changes: ['devices/bridges'],
  access: inClub('resolved', managers),
});
export const getBridgeState = call({
  id: 'bridges.state',
  method: 'GET',
  path: '/devices/bridges/{id}/state',
  summary: 'Returns the current state of a bridge.',
  params: idParams,
  result: bridgeStateSchema,
  shows: ['devices/bridges'],
  access: inClub('resolved', staff),
});
export const listRegistrationCodes = call({
  id: 'bridges.codes',
  method: 'GET',
  path: '/clubs/{id}/registrationcodes',
  summary: 'Returns the unused registration codes of bridges.',
  params: idParams,
  result: z.array(registrationCodeSchema),
  shows: ['devices/bridges/codes'],
  access: inClub('params.id', managers),
});
export const createRegistrationCode = call({
  id: 'bridges.requestCode',
  method: 'POST',
  path: '/registrationcodes',
  summary: 'Creates a code that registers one bridge within a day.',
  body: z.object({ ClubId: idSchema, Name: requiredLineSchema(60), DisplayGroupId: idSchema.nullable() }),
  result: registrationCodeSchema,
  changes: ['devices/bridges/codes'],
  access: inClub('body.ClubId', managers),
  errors: ['LicenseRequired', 'LicenseResourceLimitExceeded'],
});
export const registerBridge = call({
  id: 'bridges.register',
  method: 'POST',
  path: '/devices/bridges:register',
  summary:
    'Registers a device by its code and returns a bridge id and a secret. The same device with a new code gets a new secret.',
  body: registerBridgeSchema,
  result: bridgeCredentialsSchema,
  changes: ['devices/bridges', 'devices/bridges/codes'],
  access: anyone,
  errors: [
    'RegistrationCodeUnknown',
    'RegistrationCodeExpired',
    'DeviceIdExists',
    'LicenseRequired',
    'LicenseResourceLimitExceeded',
  ],
});
