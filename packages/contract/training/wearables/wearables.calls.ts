import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { wearableAnswerSchema, wearablesSchema } from './wearables.ts';

export const getWearables = call({
  id: 'wearables.get',
  method: 'GET',
  path: '/users/{id}/wearables',
  summary: 'One’s connection with the maker of one’s watch, and whether the server offers one.',
  params: idParams,
  result: wearablesSchema,
  shows: ['training/wearables'],
  access: theUser('params.id'),
});
export const askWearable = call({
  id: 'wearables.ask',
  method: 'POST',
  path: '/users/{id}/wearables:ask',
  summary: 'Answers the address at which Garmin asks whether it may send one’s trainings.',
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
  summary: 'Connects with what Garmin handed over; only for the person who was asked, once, within ten minutes.',
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
  summary: 'Forgets the connection and tells Garmin to send nothing more; trainings stay. 404 without one.',
  params: idParams,
  changes: ['training/wearables'],
  access: theUser('params.id'),
});
