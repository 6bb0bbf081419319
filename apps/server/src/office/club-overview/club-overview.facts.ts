import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { MoneyDue, Need } from '@clubpulse/contract/office/club-overview';
import { addDays } from '@clubpulse/rules/time/days';
import { type RawBuilder, sql } from 'kysely';
import { owedSql } from '../../billing/subscriptions/public.ts';
import { freeSeatsSql } from '../../calendar/classes/public.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface OverviewQuery {
  readonly clubId: ClubId;
  readonly timeZone: string;
  readonly today: string;
  readonly now: Date;
}

/**
 * A certificate is listed from this many days before its end until `CERTIFICATE_BACK_DAYS` after it. Later only if the member has
 * booked a class.
 */
const CERTIFICATE_AHEAD_DAYS = 14;
const CERTIFICATE_BACK_DAYS = 30;
const TRIAL_AHEAD_DAYS = 7;
const SEATS_AHEAD = '7 days';

const person = sql`jsonb_build_object('UserId', u."UserId", 'Nickname', u."Nickname", 'FirstMidName', u."FirstMidName", 'LastName', u."LastName")`;

const isAthlete = (clubId: ClubId): RawBuilder<boolean> =>
  sql<boolean>`exists(select from user_roles r where r."UserId" = u."UserId" and r."ClubId" = ${clubId} and r."Role" = 'Athlete')`;

const certificates = ({ clubId, today, now }: OverviewQuery) => sql`
  select jsonb_build_object('Kind', 'Certificate', 'Person', ${person}, 'Date', e."Date", 'Ended', e."Date" < ${today}::date,
      'Booked', booked."At") as need,
    case when e."Date" >= ${today}::date then 5 when booked."At" is null then 4 else 0 end as rank, e."Date"::timestamptz as at, u."UserId" as id
  from (
    select "UserId", max("ExpirationDate") as "Date" from expirations
    where "ClubId" = ${clubId} and "Type" = 'MedicalCertificate' and "CompletedAt" is null group by "UserId"
  ) e
  join users u on u."UserId" = e."UserId"
  left join lateral (
    select min(p."ClassBegin") as "At" from class_participants p
    where p."ClubId" = ${clubId} and p."UserId" = e."UserId" and p."State" = 'Booked' and p."ClassBegin" > ${now}
  ) booked on true
  where e."Date" <= ${addDays(today, CERTIFICATE_AHEAD_DAYS)}::date
    and (e."Date" >= ${addDays(today, -CERTIFICATE_BACK_DAYS)}::date or booked."At" is not null) and ${isAthlete(clubId)}`;

/** Leaves out amounts that a payment provider collects, and former members, who have their own list. */
const late = (query: OverviewQuery) => sql`
  select jsonb_build_object('Kind', 'Unpaid', 'Person', ${person}, 'UserSubscriptionId', o."UserSubscriptionId",
      'SubscriptionName', o."SubscriptionName", 'Amount', o."Amount", 'Currency', o."Currency", 'Since', o."Due"),
    1, o."Due"::timestamptz, o."UserSubscriptionId"
  from (
    select "UserId", "UserSubscriptionId", "SubscriptionName", "Currency", sum("Amount") as "Amount", min("Due") as "Due"
    from ${owedSql(query)} each where "Payment" = 'Unpaid' and "IsCollectedHere" and "DebtId" is null group by 1, 2, 3, 4
  ) o join users u on u."UserId" = o."UserId"`;

const requests = ({ clubId }: OverviewQuery) => sql`
  select jsonb_build_object('Kind', 'Request', 'Person', ${person}, 'SubscriptionRequestId', q."SubscriptionRequestId",
      'SubscriptionName', t."Name", 'AskedAt', q."AskedAt"),
    2, q."AskedAt", q."SubscriptionRequestId"
  from subscription_requests q
  join class_subscriptions t on t."ClassSubscriptionId" = q."ClassSubscriptionId" and t."DeletedAt" is null
  join users u on u."UserId" = q."UserId"
  where q."ClubId" = ${clubId}`;

const joining = ({ clubId }: OverviewQuery) => sql`
  select jsonb_build_object('Kind', 'JoinRequest', 'Person', ${person}, 'AskedAt', j."AskedAt"),
    2, j."AskedAt", j."UserId"
  from join_requests j join users u on u."UserId" = j."UserId"
  where j."ClubId" = ${clubId}`;

const freeSeats = ({ clubId, now }: OverviewQuery, place: 'InSite' | 'Remote') => {
  const queued = sql.ref(`c.${place}Queued`);
  const free = freeSeatsSql(place);
  return sql`
  select jsonb_build_object('Kind', 'FreeSeat', 'Person', ${person}, 'ClassId', c."ClassId", 'ClassName', c."Name", 'Begin', c."Begin",
      'Place', ${place}::text, 'Free', ${free}, 'Waiting', ${queued}),
    3, c."Begin", c."ClassId"
  from classes c
  join lateral (
    select p."UserId" from class_participants p
    where p."ClassId" = c."ClassId" and p."Place" = ${place} and p."State" = 'Waiting' and p."OfferExpiresAt" is null
    order by p."Since", p."UserId" limit 1
  ) first on true
  join users u on u."UserId" = first."UserId"
  where c."ClubId" = ${clubId} and c."PublishState" = 'Published' and c."CanceledAt" is null
    and c."Begin" > ${now} and c."Begin" < ${now}::timestamptz + ${SEATS_AHEAD}::interval
    and ${queued} > 0 and ${free} > 0`;
};

const trials = ({ clubId, today }: OverviewQuery) => sql`
  select jsonb_build_object('Kind', 'TrialEnds', 'Person', ${person}, 'SubscriptionName', s."SubscriptionName", 'Date', s."ExpiryDate"),
    6, s."ExpiryDate"::timestamptz, s."UserSubscriptionId"
  from user_subscriptions s
  join class_subscriptions t on t."ClassSubscriptionId" = s."ClassSubscriptionId" and t."AutoAssignTrial"
  join users u on u."UserId" = s."UserId"
  where s."ClubId" = ${clubId} and s."State" in ('Active', 'Expiring')
    and s."ExpiryDate" between ${today}::date and ${addDays(today, TRIAL_AHEAD_DAYS)}::date and ${isAthlete(clubId)}`;

const policies = ({ clubId }: OverviewQuery) => sql`
  select jsonb_build_object('Kind', 'Policies', 'People', count(*)), 7, null::timestamptz, 0
  from user_roles r
  where r."ClubId" = ${clubId} and r."Role" = 'Athlete' and exists(
    select from policies p where p."ClubId" = ${clubId} and p."PublishState" = 'Published' and not exists(
      select from policy_answers a where a."PolicyId" = p."PolicyId" and a."Version" = p."Version" and a."UserId" = r."UserId"
        and a."Acceptance" = 'Accepted'))
  having count(*) > 0`;

const disputes = ({ clubId }: OverviewQuery) => sql`
  select jsonb_build_object('Kind', case d."State" when 'Lost' then 'DisputeLost' else 'Dispute' end, 'Payer', case when u."UserId" is not null then ${person} end,
      'PaymentDisputeId', d."PaymentDisputeId", 'Title', bought."Description", 'Amount', d."Amount", 'Currency', d."Currency",
      'EvidenceDueBy', case d."State" when 'Lost' then null else d."EvidenceDueBy" end),
    case d."State" when 'Lost' then 2 else 1 end, coalesce(d."ClosedAt", d."EvidenceDueBy", d."OpenedAt"), d."PaymentDisputeId"
  from payment_disputes d
  join transactions bought on bought."TransactionId" = d."TransactionId"
  left join users u on u."UserId" = bought."UserId"
  where d."ClubId" = ${clubId} and (
    d."State" = 'Lost' and d."LossTransactionId" is not null and d."Decision" is null
    or d."State" = 'NeedsResponse' and not exists(
      select from payment_dispute_answers a where a."PaymentDisputeId" = d."PaymentDisputeId" and a."Refusal" is null))`;

const account = ({ clubId }: OverviewQuery) => sql`
  select jsonb_build_object('Kind', 'AccountDisconnected'), 0, null::timestamptz, 0
  from payment_accounts a join clubs c on c."ClubId" = a."ClubId"
  where a."ClubId" = ${clubId} and a."InactiveReason" = 'AccessRemoved' and c."EnableOnlinePayments"`;

const needs = (query: OverviewQuery) =>
  sql.join(
    [
      certificates(query),
      late(query),
      requests(query),
      joining(query),
      freeSeats(query, 'InSite'),
      freeSeats(query, 'Remote'),
      trials(query),
      policies(query),
      disputes(query),
      account(query),
    ],
    sql` union all `,
  );

export async function needsOf(db: Queryable, query: OverviewQuery, start: number, length: number): Promise<Need[]> {
  const { rows } = await sql<{ need: Need }>`
    select need from (${needs(query)}) found order by rank, at, id limit ${length} offset ${start}`.execute(db);
  return rows.map(({ need }) => need);
}

export async function countNeeds(db: Queryable, query: OverviewQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${needs(query)}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Includes amounts that a payment provider collects. Late amounts are first, then larger sums. */
export async function moneyDueOf(db: Queryable, query: OverviewQuery): Promise<MoneyDue[]> {
  const { rows } = await sql<MoneyDue>`
    select o."Payment", o."Currency", sum(o."Amount")::float8 as "Amount", count(distinct o."Debtor")::int as "People", min(o."Due") as "Oldest"
    from ${owedSql(query)} o
    group by 1, 2 order by o."Payment" desc, 3 desc, 2`.execute(db);
  return rows;
}
