import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { GUEST_DAYS } from '@clubpulse/contract/office/website/website';
import type { Language } from '@clubpulse/contract/scalars';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Step } from '../../platform/database/statements.ts';
import { isUndeliverable } from '../../platform/mail/mailboxes.facts.ts';

export interface NewGuestBooking {
  readonly ClubId: ClubId;
  readonly ClassId: number;
  readonly Name: string;
  readonly Email: string;
  readonly Language: Language;
  readonly SecretHash: string | null;
  readonly HoldHash: string;
  readonly CreatedAt: Date;
}

/** Must follow the step `held`. */
export const guestBookingStep = (guest: NewGuestBooking): Step => ({
  name: 'guest',
  write: () => sql`insert into guest_bookings
      ("ClubId", "ClassId", "VisitorSeatId", "Name", "Email", "Language", "SecretHash", "HoldHash", "CreatedAt")
    select ${guest.ClubId}::bigint, ${guest.ClassId}::bigint, held."VisitorSeatId", ${guest.Name}::text, ${guest.Email}::text,
      ${guest.Language}::text, ${guest.SecretHash}::text, ${guest.HoldHash}::text, ${guest.CreatedAt}::timestamptz
    from held returning "GuestBookingId"`,
});

export async function lockAddress(trx: Queryable, clubId: ClubId, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest ${clubId} ${email}`}, 0))`.execute(trx);
}

export interface AddressFacts {
  readonly isMember: boolean;
  readonly bookings: number;
}

export async function addressFacts(db: Queryable, clubId: ClubId, email: string): Promise<AddressFacts> {
  const { rows } = await sql<AddressFacts>`
    select exists (select from users u join user_roles r on r."UserId" = u."UserId" and r."ClubId" = ${clubId}
        where lower(u."Email") = ${email} and not (r."Role" = 'Athlete' and exists (select from club_athletes a
          where a."UserId" = u."UserId" and a."ClubId" = r."ClubId" and a."IsGuest"))) as "isMember",
      (select count(*)::int from guest_bookings g where g."ClubId" = ${clubId} and g."Email" = ${email}
        and g."CreatedAt" > now() - make_interval(days => ${GUEST_DAYS}) and g."CanceledAt" is null
        and (g."BookedAt" is not null or g."VisitorSeatId" is not null)) as bookings`.execute(db);
  return rows[0] ?? { isMember: true, bookings: 0 };
}

export const heldBooking = (db: Queryable, clubId: ClubId, classId: number, email: string) =>
  db
    .selectFrom('guest_bookings as guest')
    .innerJoin('visitor_seats as seat', 'seat.VisitorSeatId', 'guest.VisitorSeatId')
    .select(['guest.GuestBookingId', 'seat.HeldUntil'])
    .where('guest.ClubId', '=', clubId)
    .where('guest.ClassId', '=', classId)
    .where('guest.Email', '=', email)
    .where('guest.BookedAt', 'is', null)
    .where('seat.HeldUntil', '>', sql<Date>`now()`)
    .executeTakeFirst();

export async function correctHeld(
  db: Queryable,
  clubId: ClubId,
  holdHash: string,
  { ClassId, Name, Email, Language }: Pick<NewGuestBooking, 'ClassId' | 'Name' | 'Email' | 'Language'>,
): Promise<{ readonly GuestBookingId: number; readonly HeldUntil: Date } | undefined> {
  const { rows } = await sql<{ GuestBookingId: number; HeldUntil: Date }>`
    update guest_bookings g set "Name" = ${Name}, "Email" = ${Email}, "Language" = ${Language} from visitor_seats v
    where g."HoldHash" = ${holdHash} and g."ClubId" = ${clubId} and g."ClassId" = ${ClassId} and g."BookedAt" is null
      and v."VisitorSeatId" = g."VisitorSeatId" and v."HeldUntil" > now()
    returning g."GuestBookingId", v."HeldUntil"`.execute(db);
  return rows[0];
}

export async function renewSecret(db: Queryable, guestBookingId: number, SecretHash: string | null): Promise<void> {
  await db.updateTable('guest_bookings').set({ SecretHash }).where('GuestBookingId', '=', guestBookingId).execute();
}

export const bookingBehind = (db: Queryable, secretHash: string) =>
  db
    .selectFrom('guest_bookings as guest')
    .leftJoin('visitor_seats as seat', 'seat.VisitorSeatId', 'guest.VisitorSeatId')
    .selectAll('guest')
    .select('seat.HeldUntil')
    .where('guest.GuestBookingId', '=', ({ selectFrom }) =>
      selectFrom('guest_bookings')
        .select('GuestBookingId')
        .where('SecretHash', '=', secretHash)
        .unionAll(selectFrom('guest_links').select('GuestBookingId').where('SecretHash', '=', secretHash)),
    )
    .executeTakeFirst();
export type GuestBooking = NonNullable<Awaited<ReturnType<typeof bookingBehind>>>;

export interface NotifiedGuest {
  readonly GuestBookingId: number;
  readonly Email: string;
  readonly Language: Language;
}

/** The link that books proved the address. */
export async function guestIn(
  db: Queryable,
  { ClubId, UserId, ClassId }: { readonly ClubId: ClubId; readonly UserId: UserId; readonly ClassId: number },
): Promise<NotifiedGuest | undefined> {
  const { rows } = await sql<NotifiedGuest>`
    with recursive followed as (
      select g."GuestBookingId", g."ClassId" from guest_bookings g join users u on lower(u."Email") = g."Email"
      where u."UserId" = ${UserId} and not u."EmailConfirmed" and not ${isUndeliverable(sql.ref('g.Email'))}
        and g."ClubId" = ${ClubId} and g."BookedAt" is not null and g."CanceledAt" is null
      union ${laterClasses}
    )
    select g."GuestBookingId", g."Email", g."Language" from followed join guest_bookings g using ("GuestBookingId")
    where followed."ClassId" = ${ClassId} order by g."GuestBookingId" desc limit 1`.execute(db);
  return rows[0];
}

const laterClasses = sql`select followed."GuestBookingId", c."MovedToClassId" from followed join classes c using ("ClassId")
  where c."MovedToClassId" is not null`;

export async function addLink(db: Queryable, GuestBookingId: number, SecretHash: string): Promise<void> {
  await db.insertInto('guest_links').values({ GuestBookingId, SecretHash }).execute();
}

export async function seatOfGuest(
  db: Queryable,
  classId: number,
  email: string,
): Promise<{ readonly Moved: boolean } | undefined> {
  const { rows } = await sql<{ Moved: boolean }>`
    select p."Moved" from class_participants p join users u on u."UserId" = p."UserId"
    where p."ClassId" = ${classId} and lower(u."Email") = ${email} and p."State" <> 'Canceled'`.execute(db);
  return rows[0];
}

/** A step of the statement that books, so that a link books only once. */
export const bookedStep = (guestBookingId: number, secretHash: string): Step => ({
  name: 'booked_guest',
  write: (previous) => sql`update guest_bookings g set "BookedAt" = now(), "VisitorSeatId" = null from ${previous}
    where g."GuestBookingId" = ${guestBookingId} and g."SecretHash" = ${secretHash} and g."BookedAt" is null returning g."GuestBookingId"`,
});

export const canceledStep = (guestBookingId: number): Step => ({
  name: 'canceled_guest',
  write: (previous) => sql`update guest_bookings g set "CanceledAt" = now() from ${previous}
    where g."GuestBookingId" = ${guestBookingId} and g."CanceledAt" is null returning g."GuestBookingId"`,
});

export async function userOfAddress(
  db: Queryable,
  clubId: ClubId,
  email: string,
): Promise<{ readonly UserId: UserId; readonly IsAthlete: boolean } | undefined> {
  const { rows } = await sql<{ UserId: number; IsAthlete: boolean }>`
    select u."UserId", exists (select from user_roles r where r."UserId" = u."UserId" and r."ClubId" = ${clubId}
      and r."Role" = 'Athlete') as "IsAthlete" from users u where lower(u."Email") = ${email}`.execute(db);
  return rows[0];
}

export async function countGuestBookings(db: Queryable, clubId: ClubId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from guest_bookings where "ClubId" = ${clubId} and "BookedAt" is not null
      and "CreatedAt" > now() - make_interval(days => ${GUEST_DAYS})`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function forgetGuests(db: Queryable): Promise<void> {
  await sql`
    with recursive followed as (
      select "GuestBookingId", "ClassId" from guest_bookings where "CreatedAt" < now() - make_interval(days => ${GUEST_DAYS})
      union ${laterClasses}
    )
    delete from guest_bookings g using (
      select followed."GuestBookingId" from followed join classes c using ("ClassId")
      group by 1 having max(c."End") < now() - interval '1 day') over
    where over."GuestBookingId" = g."GuestBookingId"`.execute(db);
}
