import { z } from 'zod';
import { call, theUser } from '../call.ts';
import { idParamOf, idParams } from '../scalars.ts';
import { watchSchema } from './users.ts';
import { relationshipSchema, watchTypeQuerySchema } from './watches.ts';

const ofWatched = z.object({ id: idParamOf<'User'>(), watchedId: idParamOf<'User'>() });

export const listRelationships = call({
  id: 'relationships.list',
  method: 'GET',
  path: '/users/{id}/relationships',
  summary: 'Whom one watches, by nickname: those with whom one still shares a club.',
  params: idParams,
  result: z.array(relationshipSchema),
  shows: ['accounts/watches', 'accounts/users', 'members/people'],
  access: theUser('params.id'),
});
export const getRelationship = call({
  id: 'relationships.get',
  method: 'GET',
  path: '/users/{id}/relationships/{watchedId}',
  summary: 'One’s watch of somebody, of this type. 404 without one.',
  params: ofWatched,
  query: watchTypeQuerySchema,
  result: watchSchema,
  shows: ['accounts/watches', 'members/people'],
  access: theUser('params.id'),
});
export const addRelationship = call({
  id: 'relationships.add',
  method: 'POST',
  path: '/users/{id}/relationships',
  summary: 'Watches somebody with whom one shares a club; the watch that was there before becomes this one.',
  params: idParams,
  body: watchSchema,
  result: watchSchema,
  changes: ['accounts/watches'],
  access: theUser('params.id'),
  errors: ['ImpossibleToFollowYourself'],
});
export const deleteRelationship = call({
  id: 'relationships.delete',
  method: 'DELETE',
  path: '/users/{id}/relationships/{watchedId}',
  summary: 'Ends the watch of somebody, of this type.',
  params: ofWatched,
  query: watchTypeQuerySchema,
  changes: ['accounts/watches'],
  access: theUser('params.id'),
});
