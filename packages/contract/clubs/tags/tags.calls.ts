import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { errorTypeSchema } from '../../errors.ts';
import { idParamOf, idParams, idSchema } from '../../scalars.ts';
import { clubTagInputSchema, clubTagSchema, tagBatchSchema } from './tags.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;
const one = z.object({ id: idParamOf<'Club'>(), tagId: idParamOf<'ClubTag'>() });
const member = z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() });
const TAGS_MAX = 200;

export const listTags = call({
  id: 'tags.list',
  method: 'GET',
  path: '/clubs/{id}/tags',
  summary:
    'The tags of a club by their words, after the two that every club has: who joined by themselves (-1), and guests (-2).',
  params: idParams,
  result: z.array(clubTagSchema),
  shows: ['clubs/tags/tags', 'members/people', 'calendar/booking-rules/members'],
  access: inClub('params.id', staff),
});
export const createTag = call({
  id: 'tags.create',
  method: 'POST',
  path: '/clubs/{id}/tags',
  summary: 'Adds a tag.',
  params: idParams,
  body: clubTagInputSchema,
  result: clubTagSchema,
  changes: ['clubs/tags/tags'],
  access: inClub('params.id', managers),
  licensed: true,
  errors: ['TagTextExists'],
});
export const updateTag = call({
  id: 'tags.update',
  method: 'PUT',
  path: '/clubs/{id}/tags/{tagId}',
  summary: 'Renames a tag.',
  params: one,
  body: clubTagInputSchema,
  result: clubTagSchema,
  changes: ['clubs/tags/tags'],
  access: inClub('params.id', managers),
  errors: ['TagTextExists'],
});
export const deleteTag = call({
  id: 'tags.delete',
  method: 'DELETE',
  path: '/clubs/{id}/tags/{tagId}',
  summary: 'Deletes a tag; people stay.',
  params: one,
  changes: ['clubs/tags/tags'],
  access: inClub('params.id', managers),
});
export const listUserTags = call({
  id: 'tags.ofUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/tags',
  summary: 'The tags of somebody of the club, -1 and -2 among them.',
  params: member,
  result: z.array(clubTagSchema),
  shows: ['clubs/tags/tags', 'members/people', 'calendar/booking-rules/members'],
  access: inClub('params.id', staff),
});
export const assignTags = call({
  id: 'tags.assign',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/tags',
  summary: 'Gives somebody of the club exactly these tags; -1 and -2 follow what they are and cannot be given.',
  params: member,
  body: z.object({ ClubTagIds: z.array(idSchema).max(TAGS_MAX) }),
  result: z.array(clubTagSchema),
  changes: ['clubs/tags/tags'],
  access: inClub('params.id', staff),
});
export const batchTag = call({
  id: 'tags.batchAssign',
  method: 'POST',
  path: '/clubs/{id}/users:batchTag',
  summary: 'Puts several people of the club into a group or takes them out of it; their other groups stay.',
  params: idParams,
  body: tagBatchSchema,
  result: z.object({
    /** Users whose tag changed. The opposite act on them undoes the call. */
    Changed: z.array(idSchema),
    Refused: z.array(z.object({ UserId: idSchema, ErrorType: errorTypeSchema })),
  }),
  changes: ['clubs/tags/tags'],
  access: inClub('params.id', staff),
  idempotent: true,
});
