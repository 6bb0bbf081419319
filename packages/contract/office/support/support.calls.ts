import { z } from 'zod';
import { administrator, call, signedIn } from '../../call.ts';
import { idParamOf } from '../../scalars.ts';
import { supportSchema, supportVideoInputSchema, supportVideoSchema, supportVideoUpdateSchema } from './support.ts';

const one = z.object({ id: idParamOf<'SupportVideo'>() });

export const getSupport = call({
  id: 'support.get',
  method: 'GET',
  path: '/support',
  summary: 'Returns the guide in the language of the request, limited to the caller’s roles, and the contact for support.',
  result: supportSchema,
  shows: ['members/people'],
  access: signedIn,
});
export const listSupportVideos = call({
  id: 'supportVideos.list',
  method: 'GET',
  path: '/supportVideos',
  summary:
    'Returns the support videos for the caller’s roles, those in the language of the request first; to administrators all.',
  result: z.array(supportVideoSchema),
  shows: ['office/support/support', 'members/people'],
  access: signedIn,
});
export const createSupportVideo = call({
  id: 'supportVideos.create',
  method: 'POST',
  path: '/supportVideos',
  summary: 'Adds a support video of YouTube or Vimeo.',
  body: supportVideoInputSchema,
  result: supportVideoSchema,
  changes: ['office/support/support'],
  access: administrator,
  errors: ['TooManySupportVideos', 'VideoLinkRefused'],
});
export const updateSupportVideo = call({
  id: 'supportVideos.update',
  method: 'PUT',
  path: '/supportVideos/{id}',
  summary: 'Changes a support video. RowVersion guards against stale writes.',
  params: one,
  body: supportVideoUpdateSchema,
  result: supportVideoSchema,
  changes: ['office/support/support'],
  access: administrator,
  errors: ['SupportVideoNotFound', 'VideoLinkRefused', 'StaleRowVersion'],
});
export const deleteSupportVideo = call({
  id: 'supportVideos.delete',
  method: 'DELETE',
  path: '/supportVideos/{id}',
  summary: 'Deletes a support video.',
  params: one,
  changes: ['office/support/support'],
  access: administrator,
  errors: ['SupportVideoNotFound'],
});
