import * as calls from '@clubpulse/contract/members/notes/notes.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { NotesService } from './notes.service.ts';

export function noteRoutes(route: Routes, notes: NotesService): void {
  const resolve = ({ params }: { params: { id: number } }) => notes.clubOf(params.id);
  route(calls.listClubUserNotes, ({ params }) => notes.ofClubUser(params.id, params.userId));
  route(calls.listClubNotes, ({ params, query }) => notes.ofClub(params.id, query));
  route(calls.createNote, ({ body, caller }) => notes.create(body.ClubId, body.UserId, body.Text, caller.UserId));
  route(calls.updateNote, {
    resolve,
    handle: ({ params, body, caller }) => notes.update(params.id, body, caller.UserId),
  });
  route(calls.completeNote, { resolve, handle: ({ params }) => notes.complete(params.id) });
  route(calls.deleteNote, { resolve, handle: ({ params, caller }) => notes.delete(params.id, caller.UserId) });
}
