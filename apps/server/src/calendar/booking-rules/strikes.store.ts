import type { UserId } from '@clubpulse/contract/accounts/users';
import type { StrikeId, StrikeKind } from '@clubpulse/contract/calendar/booking-rules';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { BookingStrikes } from '../../platform/database/schema.generated.ts';
import type { Step } from '../../platform/database/statements.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';

export interface StrikeRow extends Selectable<BookingStrikes> {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}
export interface NewStrike extends Omit<Insertable<BookingStrikes>, 'StrikeId' | 'ForgivenAt' | 'ForgivenBy'> {
  readonly Kind: StrikeKind;
  readonly ClassId: ClassId;
}
export interface StruckDay {
  readonly ClassId: ClassId;
  readonly UserId: UserId;
  readonly Begin: Date;
}
export interface StrikeFilter {
  readonly userId?: number | undefined;
  readonly forgiven?: boolean | undefined;
  readonly text?: string | undefined;
}

export async function countingStrikes(db: Queryable, clubId: ClubId, userId: UserId, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('booking_strikes')
    .select('At')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .where('At', '>', since)
    .where('ForgivenAt', 'is', null)
    .execute();
  return rows.map((row) => row.At);
}

export const ownStrikes = (
  db: Queryable,
  clubId: ClubId,
  userId: UserId,
  since: Date,
): Promise<{ Kind: StrikeKind; ClassName: string; ClassBegin: Date; At: Date }[]> =>
  db
    .selectFrom('booking_strikes')
    .select(['Kind', 'ClassName', 'ClassBegin', 'At'])
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .where('At', '>', since)
    .where('ForgivenAt', 'is', null)
    .orderBy('At', 'desc')
    .execute();

/** False when the same strike is already stored. */
export async function insertStrike(db: Queryable, strike: NewStrike): Promise<boolean> {
  const result = await db
    .insertInto('booking_strikes')
    .values(strike)
    .onConflict((conflict) => conflict.columns(['ClassId', 'UserId', 'Kind', 'ClassBegin']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteStrike(db: Queryable, { ClassId, UserId, Begin }: StruckDay, kind: StrikeKind): Promise<boolean> {
  const result = await db
    .deleteFrom('booking_strikes')
    .where('ClassId', '=', ClassId)
    .where('UserId', '=', UserId)
    .where('ClassBegin', '=', Begin)
    .where('Kind', '=', kind)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteNoShows(db: Queryable, classId: ClassId): Promise<void> {
  await db.deleteFrom('booking_strikes').where('ClassId', '=', classId).where('Kind', '=', 'NoShow').execute();
}

const named = (db: Queryable) =>
  db
    .selectFrom('booking_strikes')
    .innerJoin('users', 'users.UserId', 'booking_strikes.UserId')
    .selectAll('booking_strikes')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName']);

export const strikeOf = (db: Queryable, strikeId: StrikeId): Promise<StrikeRow | undefined> =>
  named(db).where('StrikeId', '=', strikeId).executeTakeFirst();

export async function forgiveStrike(db: Queryable, strikeId: StrikeId, at: Date, by: string): Promise<boolean> {
  const result = await db
    .updateTable('booking_strikes')
    .set({ ForgivenAt: at, ForgivenBy: by })
    .where('StrikeId', '=', strikeId)
    .where('ForgivenAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function filtered(db: Queryable, clubId: ClubId, { userId, forgiven, text }: StrikeFilter) {
  return (
    named(db)
      .where('booking_strikes.ClubId', '=', clubId)
      // Strikes of members who left are hidden until the members come back.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('user_roles as role')
            .select('role.UserId')
            .whereRef('role.UserId', '=', 'booking_strikes.UserId')
            .whereRef('role.ClubId', '=', 'booking_strikes.ClubId'),
        ),
      )
      .$if(userId !== undefined, (found) => found.where('booking_strikes.UserId', '=', userId ?? 0))
      .$if(forgiven !== undefined, (found) => found.where('ForgivenAt', forgiven ? 'is not' : 'is', null))
      .where(everyWord(searchTerms(text), searchTextOf('users'), foldedSql('booking_strikes.ClassName')))
  );
}

export const strikesOfClub = (
  db: Queryable,
  clubId: ClubId,
  filter: StrikeFilter,
  start: number,
  length: number,
): Promise<StrikeRow[]> =>
  filtered(db, clubId, filter)
    .orderBy('booking_strikes.At', 'desc')
    .orderBy('StrikeId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countStrikes(db: Queryable, clubId: ClubId, filter: StrikeFilter): Promise<number> {
  const { count } = await filtered(db, clubId, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const strikeStep = (
  strike: Omit<NewStrike, 'At' | 'ClassBegin'> & { readonly At: Date; readonly ClassBegin: Date },
): Step => ({
  name: 'strike',
  rows: 'any',
  write: (previous) => sql`insert into booking_strikes ("ClubId", "UserId", "Kind", "ClassId", "ClassName", "ClassBegin", "At")
    select ${strike.ClubId}::bigint, ${strike.UserId}::bigint, ${strike.Kind}, ${strike.ClassId}::bigint, ${strike.ClassName},
      ${strike.ClassBegin}::timestamptz, ${strike.At}::timestamptz from ${previous} on conflict do nothing returning "StrikeId"`,
});
