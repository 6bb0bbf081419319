import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { KioskId } from '@clubpulse/contract/clubs/kiosks';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export type VisitRow = Awaited<ReturnType<typeof visitsSince>>[number];

interface Visitor {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
}

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

export type Admit = { readonly by: UserId } | { readonly kioskId: KioskId };

export async function insertVisit(
  trx: Queryable,
  { ClubId: clubId, UserId: userId, At }: Visitor & { At: Date },
  admit: Admit,
): Promise<void> {
  const at = 'by' in admit ? { ByUserId: admit.by } : { KioskId: admit.kioskId };
  await trx
    .insertInto('check_ins')
    .values({ ClubId: clubId, UserId: userId, At, ...at })
    .execute();
}

interface VisitsRequested {
  readonly clubId: ClubId;
  readonly since: Date;
  readonly isMeant?: ((userId: RawBuilder<unknown>) => RawBuilder<boolean>) | undefined;
}

export const visitsSince = (db: Queryable, { clubId, since, isMeant }: VisitsRequested, start: number, length: number) =>
  rows(db, clubId, since)
    .where(isMeant?.(sql.ref('v.UserId')) ?? sql<boolean>`true`)
    .orderBy('v.At', 'desc')
    .orderBy('v.CheckInId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countVisits(db: Queryable, { clubId, since, isMeant }: VisitsRequested): Promise<number> {
  const { count } = await db
    .selectFrom('check_ins as v')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('v.ClubId', '=', clubId)
    .where('v.At', '>=', since)
    .where(isMeant?.(sql.ref('v.UserId')) ?? sql<boolean>`true`)
    .executeTakeFirstOrThrow();
  return count;
}

const rows = (db: Queryable, clubId: ClubId, since: Date) =>
  db
    .selectFrom('check_ins as v')
    .innerJoin('users as u', 'u.UserId', 'v.UserId')
    .leftJoin('kiosks as k', 'k.KioskId', 'v.KioskId')
    .select(['v.CheckInId', 'v.At', 'k.Name as Kiosk', 'u.UserId', 'u.Nickname', 'u.FirstMidName', 'u.LastName', 'u.PictureUri'])
    .where('v.ClubId', '=', clubId)
    .where('v.At', '>=', since);
