import type { ClubDetails, ClubId, ClubLosses, ClubReach } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

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

export async function refuseCurrency(db: Queryable, clubId: ClubId, currency: string): Promise<Refusal | undefined> {
  const club = await db
    .selectFrom('clubs')
    .select('Currency')
    .where('ClubId', '=', clubId)
    .where('Currency', '<>', currency)
    .executeTakeFirst();
  if (!club || !(await besideClub(db, clubId)).CurrencyFixed) return undefined;
  const values = { currency: club.Currency };
  return refuse('ClubCurrencyFixed', { values, errors: [{ field: 'Currency', key: 'error.ClubCurrencyFixed', values }] });
}

export async function lossesOf(db: Queryable, clubId: ClubId, now: Date): Promise<ClubLosses> {
  const { rows } = await sql<Record<keyof ClubLosses, number | string>>`
    select
      (select count(*) from user_roles where "ClubId" = ${clubId} and "Role" = 'Athlete') as "Members",
      (select count(distinct "UserId") from user_roles where "ClubId" = ${clubId} and "Role" <> 'Athlete') as "Staff",
      (select count(*) from user_subscriptions where "ClubId" = ${clubId}
        and "State" not in ('Expired', 'NonRenewed', 'Canceled')) as "Subscriptions",
      (select coalesce(sum("Balance"), 0) from ledger_accounts where "ClubId" = ${clubId} and "UserSubscriptionId" is null) as "Credits",
      (select count(*) from classes where "ClubId" = ${clubId} and "Begin" > ${now} and "CanceledAt" is null) as "Classes",
      (select count(*) from class_participants where "ClubId" = ${clubId} and "ClassBegin" > ${now} and "State" = 'Booked') as "Bookings",
      (select count(*) from transactions where "ClubId" = ${clubId} and "DeletedAt" is null) as "Transactions",
      (select count(*) from bridges where "ClubId" = ${clubId}) as "Bridges",
      (select count(*) from invitations where "ClubId" = ${clubId} and "Kind" = 'Email' and "Active" and "AcceptedAt" is null
        and "ExpiresAt" > ${now}) as "Invitations",
      (select count(*) from member_import_rows r join member_imports i using ("ImportId")
        where i."ClubId" = ${clubId} and i."FinishedAt" is null and r."State" = 'Waiting') as "Imported"`.execute(db);
  const count = (loss: keyof ClubLosses) => Number(rows[0]?.[loss] ?? 0);
  return {
    Members: count('Members'),
    Staff: count('Staff'),
    Subscriptions: count('Subscriptions'),
    Credits: count('Credits'),
    Classes: count('Classes'),
    Bookings: count('Bookings'),
    Transactions: count('Transactions'),
    Bridges: count('Bridges'),
    Invitations: count('Invitations'),
    Imported: count('Imported'),
  };
}

export async function reachOf(db: Queryable, clubId: ClubId, now: Date): Promise<ClubReach | Refusal> {
  const { Members, Classes, Bookings } = await lossesOf(db, clubId, now);
  const athletes = sql`user_roles r where r."ClubId" = ${clubId} and r."Role" = 'Athlete'`;
  const trained = (days: ReturnType<typeof sql>) => sql`exists (
    select from training_days d where d."UserId" = r."UserId" and d."ClubId" = ${clubId} and ${days})`;
  const { rows } = await sql<Omit<ClubReach, 'Members' | 'Classes' | 'Bookings'>>`
    select
      (select count(*)::int from displays where "ClubId" = ${clubId}) as "Screens",
      (select count(*)::int from ${athletes} and ${trained(sql`d."Day" > (${now}::timestamptz - interval '30 days')::date`)}) as "Ranked",
      (select count(*)::int from ${athletes} and not ${trained(sql`true`)}) as "Untrained",
      (select count(*)::int from user_roles where "ClubId" = ${clubId} and "Role" = 'Trainer') as "Trainers",
      (select count(*)::int from memberships where "ClubId" = ${clubId} and "ClientStage" <> 'client') as "Leads",
      (select count(distinct "UserId")::int from workout_sheet_shares where "ClubId" = ${clubId}) as "SheetReaders",
      (select count(*)::int from join_requests where "ClubId" = ${clubId}) as "Requests",
      (select count(*)::int from class_subscriptions where "ClubId" = ${clubId} and "DeletedAt" is null)
        + (select count(*)::int from credits_packages where "ClubId" = ${clubId} and "DeletedAt" is null) as "Prices",
      (select count(*)::int from class_subscriptions s
          left join subscription_plans p on p."ClassSubscriptionId" = s."ClassSubscriptionId" and p."DeletedAt" is null
          where s."ClubId" = c."ClubId" and s."DeletedAt" is null and s."Purchasable"
            and (p."RecurrenceUnit" is null or c."EnableOnlinePayments"))
        + (select count(*)::int from credits_packages p
          where p."ClubId" = c."ClubId" and p."DeletedAt" is null and p."Purchasable") as "StoreOffers",
      (select count(*)::int from subscription_requests where "ClubId" = c."ClubId") as "StoreRequests",
      (select count(*)::int from class_subscriptions s join subscription_plans p using ("ClassSubscriptionId")
        where s."ClubId" = c."ClubId" and s."DeletedAt" is null and p."DeletedAt" is null
          and p."RecurrenceUnit" is not null) as "RecurringPlans"
    from clubs c where c."ClubId" = ${clubId}`.execute(db);
  const [row] = rows;
  return row === undefined ? refuse('NotFound') : { Members, Classes, Bookings, ...row };
}
