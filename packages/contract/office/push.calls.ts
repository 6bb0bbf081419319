import { anyone, call, theUser } from '../call.ts';
import { idParams } from '../scalars.ts';
import { pushDeviceSchema, pushRenewalSchema, pushStateSchema } from './push.ts';

export const getPush = call({
  id: 'push.get',
  method: 'GET',
  path: '/users/{id}/push',
  summary: 'Returns the key with which a browser subscribes to notifications, and the user’s subscribed browsers.',
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
    'Subscribes this browser to the user’s notifications until its session ends, in place of a previous user of the browser. Beyond twenty browsers, unsubscribes the user’s oldest.',
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
  summary: 'Unsubscribes this browser; without a subscription changes nothing.',
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
    'Moves the subscription of a browser to a new address when the browser renewed it automatically; without a subscription changes nothing.',
  body: pushRenewalSchema,
  changes: ['office/push'],
  access: anyone,
});
