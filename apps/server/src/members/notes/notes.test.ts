import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { accepted, resultKey } from '../../test/billing.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { eraseUser, leaveClub } from '../../test/leaving.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';
import { createNotes, type NotesService } from './notes.service.ts';

let database: TestDatabase;
let open: OpenDatabase;
let notes: NotesService;
let clubId: number;
let member: number;
let trainer: number;
let manager: number;
let instant = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  notes = createNotes({ db: open.db, now: () => instant });
  clubId = await aClub(open.db);
  [member, trainer, manager] = [await aUser(open.db), await aUser(open.db), await aUser(open.db)];
  await aRole(open.db, member, 'Athlete', clubId);
  await aRole(open.db, trainer, 'Trainer', clubId);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

describe('a note about a member', () => {
  it('shows its author and time, and can be changed only by its author', async () => {
    const note = accepted(await notes.create(clubId, member, 'Left knee', trainer));
    expect(note).toMatchObject({ Text: 'Left knee', Author: { UserId: trainer }, CreatedAt: '2026-11-20T12:00:00.000Z' });
    expect(resultKey(await notes.update(note.NoteId, { Text: 'Right knee', RowVersion: 0 }, manager))).toBe('NoteOfAnother');
    expect(resultKey(await notes.delete(note.NoteId, manager))).toBe('NoteOfAnother');
    instant = new Date('2026-11-21T12:00:00Z');
    expect(accepted(await notes.update(note.NoteId, { Text: 'Right knee', RowVersion: 0 }, trainer))).toMatchObject({
      Text: 'Right knee',
      EditedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(accepted(await notes.complete(note.NoteId))).toMatchObject({ CompletedAt: '2026-11-21T12:00:00.000Z' });
    instant = new Date('2026-11-22T12:00:00Z');
    expect(accepted(await notes.complete(note.NoteId))).toMatchObject({ CompletedAt: '2026-11-21T12:00:00.000Z' });
    const list = (completed: boolean) => notes.ofClub(clubId, { draw: 1, start: 0, length: 10, completed });
    expect(await list(false)).toMatchObject({ data: [] });
    expect(await list(true)).toMatchObject({ data: [{ NoteId: note.NoteId, Member: { UserId: member } }] });
  });

  it('is saved by only one of two concurrent changes based on the same version', async () => {
    const { NoteId } = accepted(await notes.create(clubId, member, 'Left knee', trainer));
    const save = (Text: string, RowVersion: number) => notes.update(NoteId, { Text, RowVersion }, trainer);
    const both = await Promise.all([save('Left knee, old', 0), save('Left knee, new', 0)]);
    expect(
      both
        .map((one) => ('refused' in one ? one.refused : one.RowVersion))
        .toSorted((one, other) => String(one).localeCompare(String(other))),
    ).toEqual([1, 'StaleRowVersion']);
    const saved = both.find((one) => !('refused' in one));
    expect(accepted(await notes.ofClubUser(clubId, member)).find((one) => one.NoteId === NoteId)).toEqual(saved);
    expect(accepted(await save('Both knees', 1))).toMatchObject({ Text: 'Both knees', RowVersion: 2 });
    await notes.delete(NoteId, trainer);
  });

  it('can be changed by all staff after its author was deleted', async () => {
    const removed = await aUser(open.db);
    const note = accepted(await notes.create(clubId, member, 'Theirs', removed));
    await eraseUser(open.db, removed);
    expect(accepted(await notes.update(note.NoteId, { Text: 'Ours', RowVersion: note.RowVersion }, manager))).toMatchObject({
      Author: null,
      Text: 'Ours',
    });
    expect(await notes.delete(note.NoteId, manager)).toBeUndefined();
    expect(resultKey(await notes.delete(note.NoteId, manager))).toBe('NotFound');
  });

  it('must be about a member of the club, and is deleted with the member’s last role in the club', async () => {
    const outsider = await aUser(open.db);
    expect(resultKey(await notes.create(clubId, outsider, 'Who?', trainer))).toBe('invalid-id');
    expect(resultKey(await notes.ofClubUser(clubId, outsider))).toBe('NotFound');
    await aRole(open.db, outsider, 'Athlete', clubId);
    const elsewhere = await aClub(open.db);
    await aRole(open.db, outsider, 'Athlete', elsewhere);
    accepted(await notes.create(clubId, outsider, 'Here', trainer));
    const stored = accepted(await notes.create(elsewhere, outsider, 'There', trainer));
    await leaveClub(open.db, { UserId: outsider, ClubId: clubId });
    const left = await open.db.selectFrom('notes').select('NoteId').where('UserId', '=', outsider).execute();
    expect(left).toEqual([{ NoteId: stored.NoteId }]);
  });
});
