import type { ClubDetails, ClubId, ClubLosses, ClubReach } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** What areas to the right keep of a club, as far as its profile and its end say it. */

export type Beside = Pick<ClubDetails, 'Policy' | 'PaymentAccounts' | 'CurrencyFixed'>;

export async function besideClub(db: Queryable, clubId: ClubId): Promise<Beside> {
  const { rows } = await sql<{ Policy: Beside['Policy']; Online: string | null; CurrencyFixed: boolean }>`
    select
      (select json_build_object('PolicyId', "PolicyId", 'Title', "Title") from policies
        where "ClubId" = ${clubId} and "Type" = 'JoinClub' and "PublishState" = 'Published'
        order by "PublicationDate" desc, "PolicyId" desc limit 1) as "Policy",
      (select "State" from payment_accounts where "ClubId" = ${clubId} and "PaymentAccountType" = 'Stripe' limit 1) as "Online",
      exists (select from transactions where "ClubId" = ${clubId})
        or exists (select from user_subscriptions where "ClubId" = ${clubId}) as "CurrencyFixed"`.execute(db);
  const [row] = rows;
  return {
    Policy: row?.Policy ?? null,
    PaymentAccounts: [
      { PaymentAccountType: 'Manual', State: 'Active' },
      { PaymentAccountType: 'Stripe', State: row?.Online ?? 'NotConfigured' },
    ],
    CurrencyFixed: row?.CurrencyFixed ?? false,
  };
}

export async function lossesOf(db: Queryable, clubId: ClubId, now: Date): Promise<ClubLosses> {
  const { rows } = await sql<Record<keyof ClubLosses, number | string>>`
    select
      (select count(*) from user_roles where "ClubId" = ${clubId} and "Role" = 'Athlete') as "Members",
      (select count(distinct "UserId") from user_roles where "ClubId" = ${clubId} and "Role" in ('Trainer', 'Manager')) as "Staff",
      (select count(*) from user_subscriptions where "ClubId" = ${clubId}
        and "State" not in ('Expired', 'NonRenewed', 'Canceled')) as "Subscriptions",
      (select coalesce(sum("Balance"), 0) from ledger_accounts where "ClubId" = ${clubId} and "UserSubscriptionId" is null) as "Credits",
      (select count(*) from classes where "ClubId" = ${clubId} and "Begin" > ${now} and "CanceledAt" is null) as "Classes",
      (select count(*) from class_participants where "ClubId" = ${clubId} and "ClassBegin" > ${now} and "State" = 'Booked') as "Bookings",
      (select count(*) from transactions where "ClubId" = ${clubId} and "DeletedAt" is null) as "Transactions",
      (select count(*) from bridges where "ClubId" = ${clubId}) as "Bridges"`.execute(db);
  const count = (of: keyof ClubLosses) => Number(rows[0]?.[of] ?? 0);
  return {
    Members: count('Members'),
    Staff: count('Staff'),
    Subscriptions: count('Subscriptions'),
    Credits: count('Credits'),
    Classes: count('Classes'),
    Bookings: count('Bookings'),
    Transactions: count('Transactions'),
    Bridges: count('Bridges'),
  };
}

/** The same members, classes and bookings as `lossesOf` names, with the screens that show the club's rooms. */
export async function reachOf(db: Queryable, clubId: ClubId, now: Date): Promise<ClubReach> {
  const { Members, Classes, Bookings } = await lossesOf(db, clubId, now);
  const { rows } = await sql<{ Screens: number }>`
    select count(*)::int as "Screens" from displays where "ClubId" = ${clubId}`.execute(db);
  return { Members, Classes, Bookings, Screens: rows[0]?.Screens ?? 0 };
}
