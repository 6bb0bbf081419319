import type { BasicUser, CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Note, NoteId, NoteUpdate } from '@clubpulse/contract/members/notes/notes';
import type { listClubNotes } from '@clubpulse/contract/members/notes/notes.calls';
import type { Page } from '@clubpulse/contract/scalars';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import * as store from './notes.store.ts';

export type NotesService = ReturnType<typeof createNotes>;

/** Notes of staff about members, for staff (decision 0032). */
export function createNotes({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) {
  async function found(noteId: NoteId): Promise<Note | Refusal> {
    const row = await store.noteOf(db, noteId);
    return row ? presentNote(row) : refuse('NotFound');
  }

  async function own(noteId: NoteId, by: CallerId): Promise<Note | Refusal> {
    const note = await found(noteId);
    return !isRefusal(note) && note.Author !== null && note.Author.UserId !== by ? refuse('NoteOfAnother') : note;
  }

  return {
    clubOf: async (noteId: NoteId): Promise<number | undefined> => (await store.noteOf(db, noteId))?.ClubId,

    async ofClubUser(clubId: ClubId, userId: UserId): Promise<Note[] | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      return (await store.notesOfMember(db, clubId, userId)).map(presentNote);
    },

    ofClub(clubId: ClubId, query: QueryOf<typeof listClubNotes>): Promise<Page<Note & { Member: BasicUser }>> {
      const count = store.countNotes(db, clubId, query.completed);
      return pageOf(query, {
        data: presented(store.notesOfClub(db, clubId, query.completed, query.start, query.length), presentNamed),
        recordsTotal: count,
        recordsFiltered: count,
      });
    },

    async create(clubId: ClubId, userId: UserId, Text: string, by: CallerId): Promise<Note | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId)))
        return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
      return found(await store.insertNote(db, { ClubId: clubId, UserId: userId, Text, AuthorId: by, CreatedAt: now() }));
    },

    async update(noteId: NoteId, { Text, RowVersion }: NoteUpdate, by: CallerId): Promise<Note | Refusal> {
      const note = await own(noteId, by);
      if (isRefusal(note)) return note;
      const isSaved = await store.updateNote(db, noteId, { Text, EditedAt: now() }, RowVersion);
      const newest = await found(noteId);
      return isSaved || isRefusal(newest) ? newest : refuse('StaleRowVersion');
    },

    /** Any staff may archive a note. The time of an earlier archiving remains. */
    async complete(noteId: NoteId): Promise<Note | Refusal> {
      const note = await found(noteId);
      if (isRefusal(note) || note.CompletedAt !== null) return note;
      await store.updateNote(db, noteId, { CompletedAt: now() });
      return found(noteId);
    },

    async delete(noteId: NoteId, by: CallerId): Promise<Refusal | undefined> {
      const note = await own(noteId, by);
      if (isRefusal(note)) return note;
      await store.deleteNote(db, noteId);
      return undefined;
    },
  };
}

function presentNote(row: store.NoteRow): Note {
  const { NoteId, ClubId, UserId, Text, AuthorId, Nickname, FirstMidName, LastName, PictureUri } = row;
  return {
    NoteId,
    ClubId,
    UserId,
    Text,
    Author:
      AuthorId === null || Nickname === null
        ? null
        : { UserId: AuthorId, Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '', PictureUri },
    CreatedAt: row.CreatedAt.toISOString(),
    EditedAt: row.EditedAt?.toISOString() ?? null,
    CompletedAt: row.CompletedAt?.toISOString() ?? null,
    RowVersion: row.RowVersion,
  };
}

const presentNamed = (row: store.NamedNoteRow): Note & { Member: BasicUser } => ({
  ...presentNote(row),
  Member: {
    UserId: row.UserId,
    Nickname: row.MemberNickname,
    FirstMidName: row.MemberFirst,
    LastName: row.MemberLast,
    PictureUri: row.MemberPicture,
  },
});
