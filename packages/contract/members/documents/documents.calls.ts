import { z } from 'zod';
import { call, inClub, theUser } from '../../call.ts';
import { flagQuerySchema, idParamOf, idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import { expirationSchema, expirationTypeSchema, expirationUpdateSchema, newExpirationSchema } from './documents.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const listClubUserExpirations = call({
  id: 'expirations.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/expirations',
  summary: 'Returns certificates, memberships and other documents of a member that expire, soonest first.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(expirationSchema),
  shows: ['members/documents/documents'],
  access: inClub('params.id', [...staff, 'FrontDesk']),
});
export const listClubExpirations = call({
  id: 'expirations.ofClub',
  method: 'GET',
  path: '/clubs/{id}/expirations',
  summary: 'Returns the documents of all members that expire, soonest first.',
  params: idParams,
  query: pageQuerySchema.extend({ Type: expirationTypeSchema.optional(), completed: flagQuerySchema.default(false) }),
  result: pageOf(expirationSchema.extend({ Nickname: z.string(), FirstMidName: z.string(), LastName: z.string() })),
  shows: ['members/documents/documents', 'accounts/users'],
  access: inClub('params.id', staff),
});
export const listMyExpirations = call({
  id: 'expirations.ofUser',
  method: 'GET',
  path: '/users/{id}/expirations',
  summary: 'Returns the user’s documents in all clubs.',
  params: idParams,
  result: z.array(expirationSchema),
  shows: ['members/documents/documents'],
  access: theUser('params.id'),
});
export const createExpiration = call({
  id: 'expirations.create',
  method: 'POST',
  path: '/expirations',
  summary: 'Records a document; its date must be in the future.',
  body: newExpirationSchema,
  result: expirationSchema,
  changes: ['members/documents/documents'],
  access: inClub('body.ClubId', staff),
});
export const updateExpiration = call({
  id: 'expirations.update',
  method: 'PUT',
  path: '/expirations/{id}',
  summary: 'Saves a document; its date must be in the future. RowVersion guards against stale writes.',
  params: idParams,
  body: expirationUpdateSchema,
  result: expirationSchema,
  changes: ['members/documents/documents'],
  access: inClub('resolved', staff),
  errors: ['StaleRowVersion'],
});
export const completeExpiration = call({
  id: 'expirations.complete',
  method: 'POST',
  path: '/expirations/{id}/complete',
  summary: 'Moves a document to the history: it is no longer required.',
  params: idParams,
  result: expirationSchema,
  status: 200,
  changes: ['members/documents/documents'],
  access: inClub('resolved', staff),
});
export const deleteExpiration = call({
  id: 'expirations.delete',
  method: 'DELETE',
  path: '/expirations/{id}',
  summary: 'Deletes a document.',
  params: idParams,
  changes: ['members/documents/documents'],
  access: inClub('resolved', staff),
});
