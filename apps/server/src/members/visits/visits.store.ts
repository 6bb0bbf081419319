import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Queryable } from '../../platform/database/database.ts';

export type VisitRow = Awaited<ReturnType<typeof visitsSince>>[number];

interface Visitor {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
}

/** Of one person in the club within these instants. */
export const lastVisit = (
  db: Queryable,
  { ClubId: clubId, UserId: userId }: Visitor,
  { after, before }: { readonly after: Date; readonly before: Date },
) =>
  rows(db, clubId, after)
    .where('v.UserId', '=', userId)
    .where('v.At', '<', before)
    .orderBy('v.At', 'desc')
    .orderBy('v.CheckInId', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertVisit(
  trx: Queryable,
  { ClubId: clubId, UserId: userId, by, At }: Visitor & { by: UserId; At: Date },
): Promise<void> {
  await trx.insertInto('check_ins').values({ ClubId: clubId, UserId: userId, At, ByUserId: by }).execute();
}

/** Of the club since then, newest first. */
export const visitsSince = (db: Queryable, clubId: ClubId, since: Date, start: number, length: number) =>
  rows(db, clubId, since).orderBy('v.At', 'desc').orderBy('v.CheckInId', 'desc').limit(length).offset(start).execute();

export async function countVisits(db: Queryable, clubId: ClubId, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('check_ins')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ClubId', '=', clubId)
    .where('At', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

const rows = (db: Queryable, clubId: ClubId, since: Date) =>
  db
    .selectFrom('check_ins as v')
    .innerJoin('users as u', 'u.UserId', 'v.UserId')
    .select(['v.CheckInId', 'v.At', 'u.UserId', 'u.Nickname', 'u.FirstMidName', 'u.LastName', 'u.PictureUri'])
    .where('v.ClubId', '=', clubId)
    .where('v.At', '>=', since);
