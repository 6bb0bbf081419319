import type { CloseLine, DayCloseId } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { DayCloses, DrawerMoves } from '../../platform/database/schema.generated.ts';

/** The row of the opening is the lock, because a club has exactly one. */
export async function lockDesk(trx: Queryable, clubId: ClubId): Promise<void> {
  await trx
    .selectFrom('day_closes')
    .select('DayCloseId')
    .where('ClubId', '=', clubId)
    .where('Number', 'is', null)
    .forUpdate()
    .execute();
}

/** The last close, or the opening of the cash desk, which is stored as a close. */
export const lastClose = (db: Queryable, clubId: ClubId): Promise<Selectable<DayCloses> | undefined> =>
  db.selectFrom('day_closes').selectAll().where('ClubId', '=', clubId).orderBy('DayCloseId', 'desc').limit(1).executeTakeFirst();

export type NewClose = Omit<Insertable<DayCloses>, 'Lines'> & { readonly Lines?: readonly CloseLine[] };

export async function insertClose(trx: Queryable, { Lines = [], ...close }: NewClose): Promise<number> {
  const { DayCloseId } = await trx
    .insertInto('day_closes')
    .values({ ...close, Lines: JSON.stringify(Lines) })
    .returning('DayCloseId')
    .executeTakeFirstOrThrow();
  return DayCloseId;
}

/** The caller must have locked the cash desk. */
export async function nextNumber(trx: Queryable, clubId: ClubId, year: number): Promise<number> {
  const { last } = await trx
    .selectFrom('day_closes')
    .select(({ fn, val }) => fn.coalesce(fn.max<number>('Number'), val(0)).as('last'))
    .where('ClubId', '=', clubId)
    .where('Year', '=', year)
    .executeTakeFirstOrThrow();
  return last + 1;
}

const closes = (db: Queryable, clubId: ClubId) =>
  db
    .selectFrom('day_closes')
    .leftJoin('users', 'users.UserId', 'day_closes.ClosedBy')
    .selectAll('day_closes')
    .select(({ selectFrom }) => [
      'users.Nickname as ClosedByName',
      selectFrom('method_corrections')
        .select(({ fn }) => fn.count<number>('TransactionId').distinct().as('count'))
        .whereRef('OfDayCloseId', '=', 'day_closes.DayCloseId')
        .as('Corrected'),
    ])
    .where('day_closes.ClubId', '=', clubId)
    .where('day_closes.Number', 'is not', null);
export type CloseRow = Awaited<ReturnType<typeof closesOf>>[number];

export const closesOf = (db: Queryable, clubId: ClubId, start: number, length: number) =>
  closes(db, clubId).orderBy('day_closes.DayCloseId', 'desc').limit(length).offset(start).execute();

export const closeOf = (db: Queryable, clubId: ClubId, dayCloseId: DayCloseId): Promise<CloseRow | undefined> =>
  closes(db, clubId).where('day_closes.DayCloseId', '=', dayCloseId).executeTakeFirst();

export async function countCloses(db: Queryable, clubId: ClubId): Promise<number> {
  const { count } = await db
    .selectFrom('day_closes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .where('Number', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertMove(trx: Queryable, move: Insertable<DrawerMoves>): Promise<void> {
  await trx.insertInto('drawer_moves').values(move).execute();
}

/** With `dayCloseId` null, the moves since the last close, oldest first. */
export const movesOf = (db: Queryable, clubId: ClubId, dayCloseId: DayCloseId | null) =>
  db
    .selectFrom('drawer_moves')
    .leftJoin('users', 'users.UserId', 'drawer_moves.MovedBy')
    .select(['At', 'Kind', 'Amount', 'Reason', 'users.Nickname as By'])
    .where('drawer_moves.ClubId', '=', clubId)
    .where('DayCloseId', 'is not distinct from', sql<number | null>`${dayCloseId}::bigint`)
    .orderBy('DrawerMoveId')
    .execute();

export async function closeMoves(trx: Queryable, clubId: ClubId, dayCloseId: DayCloseId): Promise<void> {
  await trx
    .updateTable('drawer_moves')
    .set({ DayCloseId: dayCloseId })
    .where('ClubId', '=', clubId)
    .where('DayCloseId', 'is', null)
    .execute();
}
