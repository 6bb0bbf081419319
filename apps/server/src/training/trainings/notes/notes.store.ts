import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { AttendanceNotes } from '../../../platform/database/schema.generated.ts';
import { containing } from '../../../platform/database/text-search.ts';

export interface NoteRow extends Selectable<AttendanceNotes> {
  readonly ClubName: string;
  readonly WriterName: string | null;
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}
type StoredNote = Selectable<AttendanceNotes>;
export type NoteFields = Omit<Updateable<AttendanceNotes>, 'AttendanceNoteId' | 'RowVersion'>;

const notes = (db: Queryable) =>
  db
    .selectFrom('attendance_notes as note')
    .innerJoin('clubs', 'clubs.ClubId', 'note.ClubId')
    .innerJoin('users', 'users.UserId', 'note.UserId')
    .leftJoin('users as writer', 'writer.UserId', 'note.WriterId')
    .selectAll('note')
    .select(['clubs.Name as ClubName', 'writer.Nickname as WriterName'])
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName']);

export const noteOf = (db: Queryable, noteId: number): Promise<NoteRow | undefined> =>
  notes(db).where('note.AttendanceNoteId', '=', noteId).executeTakeFirst();

interface Interval {
  readonly from: Date;
  readonly to: Date;
}

const endOf = sql<Date>`note."Begin" + make_interval(secs => note."Duration")`;

export const notesOfUser = (
  db: Queryable,
  userId: number,
  { from, to }: Interval,
  { text, count, clubs }: { readonly text: string; readonly count: number; readonly clubs: readonly number[] | null },
): Promise<NoteRow[]> =>
  notes(db)
    .where('note.UserId', '=', userId)
    .where('note.Begin', '>=', from)
    .where('note.Begin', '<', to)
    .$if(clubs !== null, (some) => some.where(sql<boolean>`note."ClubId" = any(${`{${clubs?.join()}}`}::bigint[])`))
    .$if(text !== '', (some) =>
      some.where(({ eb, or }) =>
        or((['note.Name', 'note.TrainingType', 'clubs.Name'] as const).map((field) => eb(field, 'ilike', containing(text)))),
      ),
    )
    .orderBy('note.Begin', 'desc')
    .orderBy('note.AttendanceNoteId', 'desc')
    .limit(count)
    .execute();

export const notesOfClub = (db: Queryable, clubId: ClubId, { from, to }: Interval, count: number): Promise<NoteRow[]> =>
  notes(db)
    .where('note.ClubId', '=', clubId)
    .where('note.Begin', '>=', from)
    .where('note.Begin', '<', to)
    .orderBy('note.Begin', 'desc')
    .orderBy('note.AttendanceNoteId', 'desc')
    .limit(count)
    .execute();

export const notesWhile = (
  db: Queryable,
  userId: number,
  { from, to }: Interval,
  clubs: readonly number[] | null,
): Promise<NoteRow[]> =>
  notes(db)
    .where('note.UserId', '=', userId)
    .where('note.Begin', '<', to)
    .where(endOf, '>', from)
    .$if(clubs !== null, (some) => some.where(sql<boolean>`note."ClubId" = any(${`{${clubs?.join()}}`}::bigint[])`))
    .orderBy('note.Begin')
    .orderBy('note.AttendanceNoteId')
    .execute();

export async function holdNotes(trx: Queryable, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('attendance_notes', ${userId}))`.execute(trx);
}

export async function isNotedIn(
  trx: Queryable,
  { UserId, ClubId, Begin, Duration }: Pick<StoredNote, 'UserId' | 'ClubId' | 'Begin' | 'Duration'>,
  except: number | undefined,
): Promise<boolean> {
  const note = await trx
    .selectFrom('attendance_notes as note')
    .select('note.AttendanceNoteId')
    .where('note.UserId', '=', UserId)
    .where('note.ClubId', '=', ClubId)
    .where('note.Begin', '<', new Date(Begin.getTime() + Duration * 1000))
    .where(endOf, '>', Begin)
    .$if(except !== undefined, (others) => others.where('note.AttendanceNoteId', '<>', except ?? 0))
    .limit(1)
    .executeTakeFirst();
  return note !== undefined;
}

export async function insertNote(trx: Queryable, note: Insertable<AttendanceNotes>): Promise<number> {
  return (await trx.insertInto('attendance_notes').values(note).returning('AttendanceNoteId').executeTakeFirstOrThrow())
    .AttendanceNoteId;
}

export async function updateNote(trx: Queryable, noteId: number, rowVersion: number, fields: NoteFields): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('attendance_notes')
    .set({ ...fields, RowVersion: rowVersion + 1 })
    .where('AttendanceNoteId', '=', noteId)
    .where('RowVersion', '=', rowVersion)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteNote(trx: Queryable, noteId: number): Promise<void> {
  await trx.deleteFrom('attendance_notes').where('AttendanceNoteId', '=', noteId).execute();
}
