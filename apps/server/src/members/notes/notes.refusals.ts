import { updateNote } from '@clubpulse/contract/members/notes/notes.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aUser } from '../../test/rows.ts';
import { insertNote } from './notes.store.ts';

export const refusals: Refusals = async ({ server, world, rows }) => {
  const author = await aUser(server.db);
  const note = { ClubId: rows.club, UserId: rows.athlete, Text: 'Mine', AuthorId: author, CreatedAt: new Date() };
  const input = {
    params: { id: await insertNote(server.db, note) },
    body: { Text: 'Yours', RowVersion: 0 },
    token: world.tokens.managerA,
  };
  return { NoteOfAnother: provoke(server, updateNote, input) };
};
