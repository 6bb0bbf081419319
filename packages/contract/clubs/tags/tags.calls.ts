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
    'Returns the tags of a club by their text, after the two that every club has: members who joined without an invitation (-1), and guests (-2).',
  params: idParams,
  result: z.array(clubTagSchema),
  shows: ['clubs/tags/tags', 'members/people', 'calendar/booking-rules/members'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
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
  summary: 'Deletes a tag; its members are unchanged.',
  params: one,
  changes: ['clubs/tags/tags'],
  access: inClub('params.id', managers),
});
export const listUserTags = call({
  id: 'tags.ofUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/tags',
  summary: 'Returns the tags of a member of the club, including -1 and -2.',
  params: member,
  result: z.array(clubTagSchema),
  shows: ['clubs/tags/tags', 'members/people', 'calendar/booking-rules/members'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const assignTags = call({
  id: 'tags.assign',
  method: 'PUT',
  path: '/clubs/{id}/users/{userId}/tags',
  summary:
    'Sets the tags of a member of the club to exactly these; -1 and -2 follow from the member’s state and cannot be assigned.',
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
  summary: 'Adds several members of the club to a group or removes them from it; their other groups are unchanged.',
  params: idParams,
  body: tagBatchSchema,
  result: z.object({
    /** Users whose tag was added or removed. The opposite call with these users undoes the change. */
    Changed: z.array(idSchema),
    Refused: z.array(z.object({ UserId: idSchema, ErrorType: errorTypeSchema })),
  }),
  changes: ['clubs/tags/tags'],
  access: inClub('params.id', staff),
  idempotent: true,
});
