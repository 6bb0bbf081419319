import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { wearableAnswerSchema, wearablesSchema } from './wearables.ts';

export const getWearables = call({
  id: 'wearables.get',
  method: 'GET',
  path: '/users/{id}/wearables',
  summary: 'Returns the user’s connection with the maker of their watch, and whether the server offers one.',
  params: idParams,
  result: wearablesSchema,
  shows: ['training/wearables'],
  access: theUser('params.id'),
});
export const askWearable = call({
  id: 'wearables.ask',
  method: 'POST',
  path: '/users/{id}/wearables:ask',
  summary: 'Returns the address at which the user permits Garmin to send their trainings.',
  params: idParams,
  result: z.object({ Url: z.string() }),
  changes: [],
  access: theUser('params.id'),
  errors: ['WearablesOff'],
});
export const connectWearable = call({
  id: 'wearables.connect',
  method: 'POST',
  path: '/users/{id}/wearables:connect',
  summary:
    'Connects the user with the authorization that Garmin returned; only the user who requested it, once, within ten minutes.',
  params: idParams,
  body: wearableAnswerSchema,
  result: wearablesSchema,
  changes: ['training/wearables'],
  access: theUser('params.id'),
  errors: ['WearablesOff', 'WearableQuestionOver', 'WearableNotAgreed', 'WearableOfAnother', 'WearableAway'],
});
export const disconnectWearable = call({
  id: 'wearables.disconnect',
  method: 'DELETE',
  path: '/users/{id}/wearables',
  summary: 'Deletes the connection and stops the deliveries of Garmin; trainings remain. 404 without a connection.',
  params: idParams,
  changes: ['training/wearables'],
  access: theUser('params.id'),
});
