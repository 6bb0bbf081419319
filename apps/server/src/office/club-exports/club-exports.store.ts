import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { ClubExport, ClubExportId } from '@clubpulse/contract/office/club-exports/club-exports';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { ClubExports } from '../../platform/database/schema.generated.ts';

export interface ExportRow
  extends Pick<Selectable<ClubExports>, 'ClubExportId' | 'State' | 'RequestedAt' | 'ExpiresAt' | 'Bytes' | 'RowCount'>,
    Pick<ClubExport, 'By'> {}

const withPerson = (db: Queryable) =>
  db
    .selectFrom('club_exports')
    .leftJoin('users', 'users.UserId', 'club_exports.By')
    .select(['ClubExportId', 'State', 'RequestedAt', 'ExpiresAt', 'Bytes', 'RowCount'])
    .select(
      sql<ClubExport['By']>`case when users."UserId" is not null then json_build_object('UserId', users."UserId",
        'Nickname', users."Nickname", 'FirstMidName', users."FirstMidName", 'LastName', users."LastName") end`.as('By'),
    )
    .orderBy('ClubExportId', 'desc');

export const exportsOf = (db: Queryable, clubId: ClubId): Promise<ExportRow[]> =>
  withPerson(db).where('ClubId', '=', clubId).execute();

export async function insertExport(trx: Queryable, ClubId: ClubId, By: number, RequestedAt: Date): Promise<ExportRow> {
  const { ClubExportId } = await trx
    .insertInto('club_exports')
    .values({ ClubId, By, RequestedAt, State: 'Waiting' })
    .returning('ClubExportId')
    .executeTakeFirstOrThrow();
  return withPerson(trx).where('ClubExportId', '=', ClubExportId).executeTakeFirstOrThrow();
}

export const waiting = (db: Queryable, id: ClubExportId) =>
  db
    .selectFrom('club_exports')
    .leftJoin('users', 'users.UserId', 'club_exports.By')
    .select(['club_exports.ClubId', 'users.Language'])
    .where('ClubExportId', '=', id)
    .where('State', '=', 'Waiting')
    .executeTakeFirst();

interface Made {
  readonly File: string;
  readonly Bytes: number;
  readonly RowCount: number;
  readonly ExpiresAt: Date;
}

/** Returns false when the club was deleted meanwhile. */
export async function setReady(db: Queryable, id: ClubExportId, made: Made): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('club_exports')
    .set({ ...made, State: 'Ready' })
    .where('ClubExportId', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function setFailed(db: Queryable, id: ClubExportId): Promise<void> {
  await db.updateTable('club_exports').set({ State: 'Failed' }).where('ClubExportId', '=', id).execute();
}

/** The link replaces the earlier link. Returns false without a file. */
export async function setLink(
  db: Queryable,
  { clubId, id }: { readonly clubId: ClubId; readonly id: ClubExportId },
  LinkHash: string,
  LinkEndsAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('club_exports')
    .set({ LinkHash, LinkEndsAt })
    .where('ClubExportId', '=', id)
    .where('ClubId', '=', clubId)
    .where('State', '=', 'Ready')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const takeLink = (db: Queryable, hash: string, now: Date) =>
  db
    .updateTable('club_exports as used')
    .from('clubs')
    .set({ LinkHash: null, LinkEndsAt: null })
    .whereRef('clubs.ClubId', '=', 'used.ClubId')
    .where('used.LinkHash', '=', hash)
    .where('used.LinkEndsAt', '>', now)
    .returning(['used.File', 'used.RequestedAt', 'clubs.Name'])
    .executeTakeFirst();

export async function deleteEnded(db: Queryable, now: Date, failedBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('club_exports')
    .where(({ eb, or, and }) =>
      or([eb('ExpiresAt', '<', now), and([eb('State', '<>', 'Ready'), eb('RequestedAt', '<', failedBefore)])]),
    )
    .returning('File')
    .execute();
  return rows.flatMap(({ File }) => (File === null ? [] : [File]));
}
