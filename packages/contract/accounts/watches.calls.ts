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
  summary: 'Returns the users whom the caller watches and with whom they share a club, by nickname.',
  params: idParams,
  result: z.array(relationshipSchema),
  shows: ['accounts/watches', 'accounts/users', 'members/people'],
  access: theUser('params.id'),
});
export const getRelationship = call({
  id: 'relationships.get',
  method: 'GET',
  path: '/users/{id}/relationships/{watchedId}',
  summary: 'Returns the caller’s watch of a user, of this type. 404 without one.',
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
  summary: 'Adds a watch of a user with whom the caller shares a club; replaces an existing watch of that user.',
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
  summary: 'Deletes the caller’s watch of a user, of this type.',
  params: ofWatched,
  query: watchTypeQuerySchema,
  changes: ['accounts/watches'],
  access: theUser('params.id'),
});
