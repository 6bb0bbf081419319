import { z } from 'zod';
import { anyone, call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { sharedChartsSchema, sharedTrainingSchema, sharedUriSchema, shareWithEmailSchema, shownByLinkSchema } from './sharing.ts';

export const getSharedUri = call({
  id: 'sharing.get',
  method: 'GET',
  path: '/trainings/{id}/sharedUri',
  summary: 'Returns the link that opens a training of the caller without an account, if it has one.',
  params: idParams,
  result: sharedUriSchema,
  shows: ['training/sharing/sharing'],
  access: theUser('resolved'),
});
export const makeSharedUri = call({
  id: 'sharing.make',
  method: 'POST',
  path: '/trainings/{id}/sharedUri',
  summary: 'Creates the link, with the charts and the map; an existing link is unchanged.',
  params: idParams,
  result: sharedUriSchema,
  status: 200,
  changes: ['training/sharing/sharing'],
  access: theUser('resolved'),
});
export const setSharedUri = call({
  id: 'sharing.set',
  method: 'PUT',
  path: '/trainings/{id}/sharedUri',
  summary: 'Sets whether the link shows the charts and the map, or the figures only.',
  params: idParams,
  body: shownByLinkSchema,
  result: sharedUriSchema,
  changes: ['training/sharing/sharing'],
  access: theUser('resolved'),
});
export const endSharedUri = call({
  id: 'sharing.end',
  method: 'DELETE',
  path: '/trainings/{id}/sharedUri',
  summary: 'Deletes the link: it becomes invalid, and a new one has another address.',
  params: idParams,
  changes: ['training/sharing/sharing'],
  access: theUser('resolved'),
});
export const shareWithEmail = call({
  id: 'sharing.mail',
  method: 'POST',
  path: '/trainings/{id}/shareWithEmail',
  summary:
    'Mails the link to an address, and creates it if there is none; at most ten in an hour for each sender, three for each address.',
  params: idParams,
  body: shareWithEmailSchema,
  changes: ['training/sharing/sharing'],
  access: theUser('resolved'),
  idempotent: true,
  errors: ['SenderNotConfirmed', 'SharedOftenWith'],
});
const codeParams = z.object({ code: z.string().regex(/^[A-Z0-9]{24}$/i, 'invalid-value') });
export const openSharedTraining = call({
  id: 'sharing.open',
  method: 'GET',
  path: '/sharedTrainings/{code}',
  summary: 'Returns the training of a link, to any user who has it.',
  params: codeParams,
  result: sharedTrainingSchema,
  shows: ['training/sharing/sharing', 'training/trainings', 'accounts/users'],
  access: anyone,
});
export const openSharedCharts = call({
  id: 'sharing.charts',
  method: 'GET',
  path: '/sharedTrainings/{code}/charts',
  summary:
    'Returns the heart rates and the other recorded values if the link shows them; always without the first and last 250 m.',
  params: codeParams,
  result: sharedChartsSchema,
  shows: ['training/sharing/sharing', 'training/trainings', 'training/series/series'],
  access: anyone,
});
