import { z } from 'zod';
import { anyone, call, theUser } from '../../call.ts';
import { idParams } from '../../scalars.ts';
import { sharedChartsSchema, sharedTrainingSchema, sharedUriSchema, shareWithEmailSchema, shownByLinkSchema } from './sharing.ts';

export const getSharedUri = call({
  id: 'sharing.get',
  method: 'GET',
  path: '/trainings/{id}/sharedUri',
  summary: 'The link that opens a training of theirs without an account, where there is one.',
  params: idParams,
  result: sharedUriSchema,
  shows: ['training/sharing/sharing'],
  access: theUser('resolved'),
});
export const makeSharedUri = call({
  id: 'sharing.make',
  method: 'POST',
  path: '/trainings/{id}/sharedUri',
  summary: 'Makes the link, with the charts and the map; where there is one it stays as it is.',
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
  summary: 'Says whether their link shows the charts and the map, or their figures alone.',
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
  summary: 'Takes the link back: it opens nothing any more, and the next one is another.',
  params: idParams,
  changes: ['training/sharing/sharing'],
  access: theUser('resolved'),
});
export const shareWithEmail = call({
  id: 'sharing.mail',
  method: 'POST',
  path: '/trainings/{id}/shareWithEmail',
  summary: 'Mails the link to somebody, and makes it where there is none: ten in an hour of each sender, three to each address.',
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
  summary: 'What the link of a training shows to whoever has it.',
  params: codeParams,
  result: sharedTrainingSchema,
  shows: ['training/sharing/sharing', 'training/trainings', 'accounts/users'],
  access: anyone,
});
export const openSharedCharts = call({
  id: 'sharing.charts',
  method: 'GET',
  path: '/sharedTrainings/{code}/charts',
  summary: 'The heart rates and what was recorded along the way, where the link shows them; never the first and last 250 m.',
  params: codeParams,
  result: sharedChartsSchema,
  shows: ['training/sharing/sharing', 'training/trainings', 'training/series/series'],
  access: anyone,
});
