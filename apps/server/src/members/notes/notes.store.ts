import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { NoteId } from '@clubpulse/contract/members/notes/notes';
import type { Insertable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Notes } from '../../platform/database/schema.generated.ts';

export type NoteRow = Awaited<ReturnType<typeof notesOfMember>>[number];
export type NamedNoteRow = Awaited<ReturnType<typeof notesOfClub>>[number];

const all = (db: Queryable) =>
  db
    .selectFrom('notes as note')
    .leftJoin('users as author', 'author.UserId', 'note.AuthorId')
    .selectAll('note')
    .select(['author.Nickname', 'author.FirstMidName', 'author.LastName', 'author.PictureUri']);

export const noteOf = (db: Queryable, noteId: NoteId): Promise<NoteRow | undefined> =>
  all(db).where('note.NoteId', '=', noteId).executeTakeFirst();

export const notesOfMember = (db: Queryable, clubId: ClubId, userId: number) =>
  all(db)
    .where('note.ClubId', '=', clubId)
    .where('note.UserId', '=', userId)
    .orderBy('note.CreatedAt', 'desc')
    .orderBy('note.NoteId', 'desc')
    .execute();

export const notesOfClub = (db: Queryable, clubId: ClubId, completed: boolean, start: number, length: number) =>
  all(db)
    .innerJoin('users as member', 'member.UserId', 'note.UserId')
    .select(['member.Nickname as MemberNickname', 'member.FirstMidName as MemberFirst', 'member.LastName as MemberLast'])
    .select('member.PictureUri as MemberPicture')
    .where('note.ClubId', '=', clubId)
    .where('note.CompletedAt', completed ? 'is not' : 'is', null)
    .orderBy('note.CreatedAt', 'desc')
    .orderBy('note.NoteId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countNotes(db: Queryable, clubId: ClubId, completed: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .where('CompletedAt', completed ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertNote(db: Queryable, note: Insertable<Notes>): Promise<number> {
  return (await db.insertInto('notes').values(note).returning('NoteId').executeTakeFirstOrThrow()).NoteId;
}

export async function updateNote(
  db: Queryable,
  noteId: NoteId,
  fields: Partial<Pick<Insertable<Notes>, 'Text' | 'EditedAt' | 'CompletedAt'>>,
  RowVersion?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notes')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('NoteId', '=', noteId)
    .$if(RowVersion !== undefined, (note) => note.where('RowVersion', '=', RowVersion ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteNote(db: Queryable, noteId: NoteId): Promise<void> {
  await db.deleteFrom('notes').where('NoteId', '=', noteId).execute();
}
