import { anyone, call, theUser } from '../call.ts';
import { idParams } from '../scalars.ts';
import { pushDeviceSchema, pushRenewalSchema, pushStateSchema } from './push.ts';

export const getPush = call({
  id: 'push.get',
  method: 'GET',
  path: '/users/{id}/push',
  summary: 'The key with which a browser subscribes to notifications, and which of one’s browsers did.',
  params: idParams,
  result: pushStateSchema,
  shows: ['office/push'],
  access: theUser('params.id'),
});
export const addPushDevice = call({
  id: 'push.add',
  method: 'POST',
  path: '/users/{id}/push',
  summary:
    'Tells this browser of one’s notifications until its session ends; who was told here before is told no more. Beyond twenty, one’s oldest browser is told no more.',
  params: idParams,
  body: pushDeviceSchema,
  result: pushStateSchema,
  changes: ['office/push'],
  access: theUser('params.id'),
});
export const removePushDevice = call({
  id: 'push.remove',
  method: 'POST',
  path: '/users/{id}/push:remove',
  summary: 'Tells this browser no more; one that was never told is not told either way.',
  params: idParams,
  body: pushDeviceSchema.pick({ Endpoint: true }),
  result: pushStateSchema,
  changes: ['office/push'],
  access: theUser('params.id'),
});
export const renewPushDevice = call({
  id: 'push.renew',
  method: 'POST',
  path: '/push:renew',
  summary:
    'A browser that renewed its subscription by itself goes on being told, at its new address; one that was never told is not told either way.',
  body: pushRenewalSchema,
  changes: ['office/push'],
  access: anyone,
});
