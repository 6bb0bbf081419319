import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { call, inClub } from '../../call.ts';
import { flagQuerySchema, idParamOf, idParams, idSchema, pageOf, pageQuerySchema } from '../../scalars.ts';
import { noteInputSchema, noteSchema, noteUpdateSchema } from './notes.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const shows = ['members/notes/notes', 'accounts/users'] as const;

export const listClubUserNotes = call({
  id: 'notes.ofClubUser',
  method: 'GET',
  path: '/clubs/{id}/users/{userId}/notes',
  summary: 'Returns the notes of staff about a member, newest first, including the history.',
  params: z.object({ id: idParamOf<'Club'>(), userId: idParamOf<'User'>() }),
  result: z.array(noteSchema),
  shows,
  access: inClub('params.id', staff),
});
export const listClubNotes = call({
  id: 'notes.ofClub',
  method: 'GET',
  path: '/clubs/{id}/notes',
  summary: 'Returns the notes of staff about all members, newest first.',
  params: idParams,
  query: pageQuerySchema.extend({ completed: flagQuerySchema.default(false) }),
  result: pageOf(noteSchema.extend({ Member: basicUserSchema })),
  shows,
  access: inClub('params.id', staff),
});
export const createNote = call({
  id: 'notes.create',
  method: 'POST',
  path: '/notes',
  summary: 'Adds a note about a member.',
  body: noteInputSchema.extend({ ClubId: idSchema, UserId: idSchema }),
  result: noteSchema,
  changes: ['members/notes/notes'],
  access: inClub('body.ClubId', staff),
});
export const updateNote = call({
  id: 'notes.update',
  method: 'PUT',
  path: '/notes/{id}',
  summary: 'Saves a note that the caller wrote. RowVersion guards against stale writes.',
  params: idParams,
  body: noteUpdateSchema,
  result: noteSchema,
  changes: ['members/notes/notes'],
  access: inClub('resolved', staff),
  errors: ['NoteOfAnother', 'StaleRowVersion'],
});
export const completeNote = call({
  id: 'notes.complete',
  method: 'POST',
  path: '/notes/{id}/complete',
  summary: 'Moves a note to the history: it is no longer relevant.',
  params: idParams,
  result: noteSchema,
  status: 200,
  changes: ['members/notes/notes'],
  access: inClub('resolved', staff),
});
export const deleteNote = call({
  id: 'notes.delete',
  method: 'DELETE',
  path: '/notes/{id}',
  summary: 'Deletes a note that the caller wrote, or whose author no longer exists.',
  params: idParams,
  changes: ['members/notes/notes'],
  access: inClub('resolved', staff),
  errors: ['NoteOfAnother'],
});
