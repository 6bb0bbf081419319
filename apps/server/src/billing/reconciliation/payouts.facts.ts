import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export interface PayoutRow {
  readonly ExtPayoutId: string | null;
  readonly At: Date;
  readonly ArrivesOn: string | null;
  readonly PayoutState: string | null;
  readonly Currency: string;
  readonly Payments: number;
  readonly Charged: number;
  readonly Fees: number;
  readonly GivenBack: number;
  readonly PaidOut: number;
  readonly Listed: boolean;
  readonly Recorded: number;
  readonly ToSettle: number;
  readonly LeftSo: number;
  readonly NotYet: number;
  readonly Held: number;
}

/** The payout of the first entry of a difference `d`. */
export const payoutOfDifference = sql<string | null>`(
  select e."ExtPayoutId" from payment_entries as e
  where e."ClubId" = d."ClubId" and e."ExtPaymentId" = d."ExtPaymentId"
    and case when d."ExtRefundId" is null then e."Kind" = 'Payment'
      when exists (select from payment_disputes where "ExtDisputeId" = d."ExtRefundId") then e."Kind" = 'Dispute'
      else e."Kind" = 'Refund' and e."ExtRefundId" = d."ExtRefundId" end
  order by e."At" limit 1)`;

const isPaymentRecorded = sql<boolean>`exists (
  select from transactions as purchase
  where purchase."ClubId" = d."ClubId" and purchase."Type" = 'Purchase' and purchase."ExtPaymentId" = d."ExtPaymentId"
    and purchase."DeletedAt" is null)`;

/**
 * Amounts are after fees. Only the first entry of each payment, refund and lost dispute has a `Recorded` amount. `NotYet`: the
 * entry has neither purchase nor difference.
 */
const entries = (clubId: ClubId) => sql`
  select e.*, purchase."TransactionId" is null and not exists (
      select from payment_differences as d
      where d."ClubId" = e."ClubId" and d."ExtPaymentId" = e."ExtPaymentId" and d."ExtRefundId" is null and d."State" <> 'Settled'
    ) as "NotYet",
    case when exists (
      select from payment_entries as before
      where before."ClubId" = e."ClubId" and before."ExtPaymentId" = e."ExtPaymentId" and before."Kind" = e."Kind"
        and (e."Kind" <> 'Refund' or before."ExtRefundId" = e."ExtRefundId")
        and (before."At", before."ExtEntryId") < (e."At", e."ExtEntryId")
    ) then 0 else coalesce(
      purchase."Amount" - purchase."PlatformFee" - coalesce(purchase."ProviderFee", 0),
      refund."PlatformFee" - refund."Amount" - coalesce(refund."ProviderFee", 0),
      (select -sum(loss."Amount") from payment_disputes as d
        join transactions as loss on loss."TransactionId" = d."LossTransactionId" and loss."DeletedAt" is null and loss."Currency" = e."Currency"
        where e."Kind" = 'Dispute' and d."ClubId" = e."ClubId" and d."ExtPaymentId" = e."ExtPaymentId"),
      0) end as "Recorded"
  from payment_entries as e
  left join transactions as purchase on e."Kind" = 'Payment' and purchase."ClubId" = e."ClubId" and purchase."Type" = 'Purchase'
    and purchase."ExtPaymentId" = e."ExtPaymentId" and purchase."DeletedAt" is null and purchase."Currency" = e."Currency"
  left join transactions as refund on e."Kind" = 'Refund' and refund."ClubId" = e."ClubId" and refund."Type" = 'Refund'
    and refund."ExtRefundId" = e."ExtRefundId" and refund."DeletedAt" is null and refund."Currency" = e."Currency"
  where e."ClubId" = ${clubId} and e."Kind" <> 'Payout'`;

const sums = sql`
  count(*) filter (where e."Kind" = 'Payment' and e."Gross" > 0)::int as "Payments",
  coalesce(sum(e."Gross") filter (where e."Kind" = 'Payment'), 0)::int as "Charged",
  coalesce(sum(case when e."Kind" in ('Payment', 'Refund', 'Dispute') then e."Net" - e."Gross" when e."Kind" = 'Fee' then e."Net" end), 0)::int as "Fees",
  coalesce(sum(case when e."Kind" in ('Refund', 'Dispute') then e."Gross" when e."Kind" = 'Other' then e."Net" end), 0)::int as "GivenBack",
  coalesce(sum(e."Recorded"), 0)::int as "Recorded",
  coalesce(sum(e."Net") filter (where e."Kind" = 'Payment' and e."NotYet"), 0)::int as "NotYet",
  coalesce(sum(case when e."Kind" = 'Dispute' then e."Net" - e."Recorded" when e."Kind" in ('Fee', 'Other') then e."Net" end), 0)::int as "Held"`;

interface Span {
  readonly clubId: ClubId;
  readonly begin: Date;
  readonly end: Date;
}

/** Newest first; one row for entries without a payout. */
export async function payoutsBetween(db: Queryable, { clubId, begin, end }: Span): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    with differ as (
      select ${payoutOfDifference} as "ExtPayoutId", d."Currency",
        coalesce(sum(d."Difference") filter (where d."State" = 'Open'), 0)::int as "ToSettle",
        coalesce(sum(d."Difference") filter (where d."State" = 'Dismissed'), 0)::int as "LeftSo",
        coalesce(sum(d."Difference") filter (where exists (select from payment_disputes where "ExtDisputeId" = d."ExtRefundId")), 0)::int as "Disputed"
      from payment_differences as d
      where d."ClubId" = ${clubId} and d."State" in ('Open', 'Dismissed') and d."Cause" <> 'NotAtProvider' group by 1, 2
    ), entries as (${entries(clubId)}), paid as (
      select p."ExtPayoutId", p."At", to_char(p."ArrivesOn", 'YYYY-MM-DD') as "ArrivesOn", p."PayoutState", p."Currency", ${sums}, p."Amount" as "PaidOut",
        p."Listed"
      from payment_payouts as p
      left join entries as e on e."ExtPayoutId" = p."ExtPayoutId"
      where p."ClubId" = ${clubId} and p."At" >= ${begin} and p."At" < ${end}
      group by p."ClubId", p."ExtPayoutId"
    ), waiting as (
      select null::text, max(e."At"), null::text, null::text, e."Currency", ${sums}, sum(e."Net")::int, true
      from entries as e
      where e."ExtPayoutId" is null and e."At" >= ${begin} and e."At" < ${end}
      group by e."Currency"
    ), shown as (select * from paid union all select * from waiting)
    select shown.*, shown."Held" - coalesce(differ."Disputed", 0) as "Held",
      coalesce(differ."ToSettle", 0) as "ToSettle", coalesce(differ."LeftSo", 0) as "LeftSo"
    from shown
    left join differ on differ."ExtPayoutId" is not distinct from shown."ExtPayoutId" and differ."Currency" = shown."Currency"
    order by shown."ExtPayoutId" is not null, "At" desc`.execute(db);
  return rows;
}

export async function countOpen(db: Queryable, clubId: ClubId, month: string): Promise<{ OpenInMonth: number; Open: number }> {
  const { rows } = await sql<{ OpenInMonth: number; Open: number }>`
    select count(*)::int as "Open", (count(*) filter (where to_char("Day", 'YYYY-MM') = ${month}))::int as "OpenInMonth"
    from payment_differences where "ClubId" = ${clubId} and "State" = 'Open'`.execute(db);
  return rows[0] ?? { OpenInMonth: 0, Open: 0 };
}

export const entriesOfPayout = (db: Queryable, clubId: ClubId, extPayoutId: string, limit: number) =>
  db
    .selectFrom('payment_entries as e')
    .leftJoin('transactions as t', (join) =>
      join
        .onRef('t.ClubId', '=', 'e.ClubId')
        .on('t.DeletedAt', 'is', null)
        .on(({ or, and, eb, ref }) =>
          or([
            and([eb('e.Kind', '=', 'Payment'), eb('t.Type', '=', 'Purchase'), eb('t.ExtPaymentId', '=', ref('e.ExtPaymentId'))]),
            and([eb('e.Kind', '=', 'Refund'), eb('t.Type', '=', 'Refund'), eb('t.ExtRefundId', '=', ref('e.ExtRefundId'))]),
          ]),
        ),
    )
    .leftJoin('users as u', 'u.UserId', 't.UserId')
    .selectAll('e')
    .select(['t.TransactionId', 't.Description', 'u.FirstMidName', 'u.LastName', 'u.Nickname'])
    .where('e.ClubId', '=', clubId)
    .where('e.ExtPayoutId', '=', extPayoutId)
    .where('e.Kind', '<>', 'Payout')
    .orderBy('e.At')
    .orderBy('e.ExtEntryId')
    .limit(limit)
    .execute();

const differences = (db: Queryable, clubId: ClubId, isOpen: boolean) =>
  db
    .selectFrom('payment_differences as d')
    .leftJoin('users as u', 'u.UserId', 'd.UserId')
    .where('d.ClubId', '=', clubId)
    .where('d.State', isOpen ? '=' : '<>', 'Open');

export const differencesOfClub = (
  db: Queryable,
  clubId: ClubId,
  { isOpen, start, length }: { readonly isOpen: boolean; readonly start: number; readonly length: number },
) =>
  differences(db, clubId, isOpen)
    .selectAll('d')
    .select([
      'u.FirstMidName',
      'u.LastName',
      'u.Nickname',
      payoutOfDifference.as('ExtPayoutId'),
      isPaymentRecorded.as('PaymentRecorded'),
    ])
    .orderBy('d.Day', 'desc')
    .orderBy('d.PaymentDifferenceId', 'desc')
    .limit(length)
    .offset(start)
    .execute();

export async function countDifferences(db: Queryable, clubId: ClubId, isOpen: boolean): Promise<number> {
  const { count } = await differences(db, clubId, isOpen)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const differenceOf = (db: Queryable, clubId: ClubId, differenceId: number) =>
  db
    .selectFrom('payment_differences as d')
    .leftJoin('users as u', 'u.UserId', 'd.UserId')
    .selectAll('d')
    .select([
      'u.FirstMidName',
      'u.LastName',
      'u.Nickname',
      payoutOfDifference.as('ExtPayoutId'),
      isPaymentRecorded.as('PaymentRecorded'),
    ])
    .where('d.ClubId', '=', clubId)
    .where('d.PaymentDifferenceId', '=', differenceId)
    .executeTakeFirst();
