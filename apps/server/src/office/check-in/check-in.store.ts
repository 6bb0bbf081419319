import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { CheckInCode } from '@clubpulse/contract/office/check-in/check-in';
import type { Queryable } from '../../platform/database/database.ts';

export type CheckInRow = Awaited<ReturnType<typeof checkInsSince>>[number];

/** Her codes that are over go with it. */
export async function insertCode(
  db: Queryable,
  { Code, ClubId: clubId, UserId: userId, ExpiresAt }: Omit<CheckInCode, 'ExpiresAt'> & Holder & { ExpiresAt: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('check_in_codes').where('UserId', '=', userId).where('ExpiresAt', '<=', now).execute();
  await db.insertInto('check_in_codes').values({ Code, ClubId: clubId, UserId: userId, ExpiresAt }).execute();
}

interface Holder {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
}

/** Whose code it is, where it still holds in the club: it holds no more. */
export async function spendCode(trx: Queryable, clubId: ClubId, code: string, now: Date): Promise<UserId | undefined> {
  const row = await trx
    .deleteFrom('check_in_codes')
    .where('Code', '=', code)
    .where('ClubId', '=', clubId)
    .where('ExpiresAt', '>', now)
    .returning('UserId')
    .executeTakeFirst();
  return row?.UserId;
}

/** Who the athlete of the club is; undefined for anybody else. Whoever lets her in besides waits until the transaction ends. */
export async function lockAthlete(trx: Queryable, { ClubId: clubId, UserId: userId }: Holder) {
  const role = await trx
    .selectFrom('user_roles')
    .select('UserId')
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .where('Role', '=', 'Athlete')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return role !== undefined;
}

/** Of one person in the club within these instants. */
export const lastVisit = (
  db: Queryable,
  { ClubId: clubId, UserId: userId }: Holder,
  { after, before }: { readonly after: Date; readonly before: Date },
) =>
  rows(db, clubId, after)
    .where('v.UserId', '=', userId)
    .where('v.At', '<', before)
    .orderBy('v.At', 'desc')
    .orderBy('v.CheckInId', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertCheckIn(
  trx: Queryable,
  { ClubId: clubId, UserId: userId, by, At }: Holder & { by: UserId; At: Date },
): Promise<void> {
  await trx.insertInto('check_ins').values({ ClubId: clubId, UserId: userId, At, ByUserId: by }).execute();
}

/** Of the club since then, newest first. */
export const checkInsSince = (db: Queryable, clubId: ClubId, since: Date, start: number, length: number) =>
  rows(db, clubId, since).orderBy('v.At', 'desc').orderBy('v.CheckInId', 'desc').limit(length).offset(start).execute();

export async function countCheckIns(db: Queryable, clubId: ClubId, since: Date): Promise<number> {
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
