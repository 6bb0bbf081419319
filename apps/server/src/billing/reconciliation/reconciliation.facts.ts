import type { DifferenceCause } from '@clubpulse/contract/billing/reconciliation/reconciliation';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type NotNull, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Account } from '../online-payments/public.ts';

export interface Compared {
  readonly ClubId: ClubId;
  /** Later payments are not compared, because they may not be recorded yet. */
  readonly before: Date;
}

export interface Found {
  readonly Cause: DifferenceCause;
  readonly ExtPaymentId: string | null;
  readonly ExtRefundId: string | null;
  readonly TransactionId: number | null;
  readonly UserId: number | null;
  readonly ProviderAmount: number;
  readonly BookAmount: number;
  readonly Currency: string;
  readonly Difference: number;
  readonly Day: string;
}

export interface Fees {
  readonly TransactionId: number;
  readonly ProviderFee: number;
  readonly PlatformFee: number;
}

/**
 * `provider` has the amounts minus what was taken back, `books` the recorded amounts. Different currencies are not compared. A
 * lost dispute is no refund.
 */
const both = (clubId: ClubId) => sql`
  provider as (
    select "Kind", case "Kind" when 'Payment' then "ExtPaymentId" else "ExtRefundId" end as "ExtId",
      max("ExtPaymentId") as "ExtPaymentId", max("Currency") as "Currency", min("At") as "At",
      sum(case "Kind" when 'Payment' then "Gross" else -"Gross" end)::int as "Amount", sum("Net")::int as "Net",
      sum("ProviderFee")::int as "ProviderFee", sum(case "Kind" when 'Payment' then "PlatformFee" else -"PlatformFee" end)::int as "PlatformFee"
    from payment_entries
    where "ClubId" = ${clubId} and "Kind" in ('Payment', 'Refund')
    group by 1, 2
  ), books as (
    select case one."Type" when 'Purchase' then 'Payment' else 'Refund' end as "Kind",
      case one."Type" when 'Purchase' then one."ExtPaymentId" else one."ExtRefundId" end as "ExtId",
      coalesce(one."ExtPaymentId", purchase."ExtPaymentId") as "ExtPaymentId",
      one."TransactionId", one."UserId", one."Amount", one."Currency", one."PlatformFee", one."ProviderFee", one."At", one."RefundState"
    from transactions as one
    left join transactions as purchase on purchase."TransactionId" = one."LinkedTransactionId"
    where one."ClubId" = ${clubId} and one."DeletedAt" is null
      and case one."Type" when 'Purchase' then one."ExtPaymentId" else one."ExtRefundId" end is not null
      and not exists (select from payment_disputes as dispute
        where dispute."ClubId" = one."ClubId" and dispute."ExtDisputeId" = one."ExtRefundId")
      and not exists (select from payment_disputes as lost where lost."LossTransactionId" = one."TransactionId")
  )`;

export async function differencesOf(db: Queryable, { ClubId, before }: Compared): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with ${both(ClubId)}, compared as (
      select "Kind", "ExtId", coalesce(p."ExtPaymentId", b."ExtPaymentId") as "ExtPaymentId", b."TransactionId", b."UserId",
        coalesce(p."Amount", 0) as "ProviderAmount", coalesce(b."Amount", 0) as "BookAmount", coalesce(p."Net", 0) as "Net",
        coalesce(b."Currency", p."Currency") as "Currency", coalesce(p."At", b."At") as "At",
        (case "Kind" when 'Payment' then 1 else -1 end) * (coalesce(b."Amount", 0) - coalesce(b."PlatformFee", 0))
          - coalesce(b."ProviderFee", 0) as "BookNet",
        case
          when b."TransactionId" is null then case when p."Amount" <> 0 and p."At" < ${before} then 'NotOnBooks' end
          when coalesce(p."Amount", 0) = 0 then case when b."At" >= c."FirstDay"::timestamp at time zone 'UTC'
            and b."At" < (c."LastDay" + 1)::timestamp at time zone 'UTC' and coalesce(b."RefundState", 'Done') = 'Done' then 'NotAtProvider' end
          when p."Currency" = b."Currency" and p."Amount" <> b."Amount" then 'AmountDiffers'
        end as "Cause"
      from provider as p full join books as b using ("Kind", "ExtId")
      cross join (select * from payment_reconciliations where "ClubId" = ${ClubId}) as c
    )
    select "Cause", "ExtPaymentId", case "Kind" when 'Refund' then "ExtId" end as "ExtRefundId", "TransactionId", "UserId",
      "ProviderAmount", "BookAmount", "Currency", "Net" - "BookNet" as "Difference",
      to_char("At" at time zone clubs."TimeZone", 'YYYY-MM-DD') as "Day"
    from compared cross join (select "TimeZone" from clubs where "ClubId" = ${ClubId}) as clubs
    where "Cause" is not null
    order by "Kind", "At", "ExtId"`.execute(db);
  return rows;
}

export async function differenceNow(
  db: Queryable,
  {
    ClubId,
    TransactionId,
    ExtRefundId,
    Cause,
  }: Pick<Found, 'TransactionId' | 'ExtRefundId' | 'Cause'> & Pick<Compared, 'ClubId'>,
): Promise<Found | undefined> {
  const all = await differencesOf(db, { ClubId, before: new Date(0) });
  return all.find((one) => one.TransactionId === TransactionId && one.ExtRefundId === ExtRefundId && one.Cause === Cause);
}

/** The part of a loss that exceeds the rest of the purchase (`TransactionId`). No refund can record this part. */
export async function lossesBeyondPurchases(db: Queryable, clubId: ClubId): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select 'NotOnBooks' as "Cause", d."ExtPaymentId", d."ExtDisputeId" as "ExtRefundId", d."TransactionId", purchase."UserId",
      d."Amount" - coalesce(loss."Amount", 0) as "ProviderAmount", 0 as "BookAmount", d."Currency",
      coalesce(loss."Amount", 0) - d."Amount" as "Difference",
      to_char(coalesce(d."ClosedAt", d."OpenedAt") at time zone clubs."TimeZone", 'YYYY-MM-DD') as "Day"
    from payment_disputes as d
    join transactions as purchase on purchase."TransactionId" = d."TransactionId" and purchase."Currency" = d."Currency"
    join clubs on clubs."ClubId" = d."ClubId"
    left join transactions as loss on loss."TransactionId" = d."LossTransactionId"
    where d."ClubId" = ${clubId} and d."State" = 'Lost' and d."Amount" > coalesce(loss."Amount", 0)
    order by d."PaymentDisputeId"`.execute(db);
  return rows;
}

export async function feesToStore(db: Queryable, ClubId: ClubId): Promise<Fees[]> {
  const { rows } = await sql<Fees>`
    with ${both(ClubId)}
    select b."TransactionId", p."ProviderFee", p."PlatformFee"
    from provider as p join books as b using ("Kind", "ExtId")
    where p."Currency" = b."Currency" and p."Amount" <> 0
      and (p."PlatformFee" <> b."PlatformFee" or case "Kind" when 'Payment' then b."ProviderFee" is distinct from p."ProviderFee"
        else coalesce(b."ProviderFee", 0) <> p."ProviderFee" end)
    order by b."TransactionId"`.execute(db);
  return rows;
}

export async function payerOfCustomer(db: Queryable, clubId: ClubId, extCustomerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('UserId')
    .where('ClubId', '=', clubId)
    .where('ExtCustomerId', '=', extCustomerId)
    .executeTakeFirst();
  return row?.UserId ?? null;
}

const accountsToAsk = (db: Queryable) =>
  db
    .selectFrom('payment_accounts')
    .select(['ClubId', 'ExtAccountId'])
    .where('PaymentAccountType', '=', 'Stripe')
    .where('ExtAccountId', 'is not', null)
    .where('InactiveReason', 'is', null)
    .$narrowType<{ ExtAccountId: NotNull }>();

export async function clubsToCompare(db: Queryable): Promise<ClubId[]> {
  const rows = await accountsToAsk(db).orderBy('ClubId').execute();
  return rows.map(({ ClubId }) => ClubId);
}

export const accountToCompare = (db: Queryable, clubId: ClubId): Promise<Account | undefined> =>
  accountsToAsk(db).where('ClubId', '=', clubId).executeTakeFirst();

/** Payments of disputes that are in the balance but not stored, because webhooks were lost. */
export async function paymentsOfUnknownDisputes(db: Queryable, clubId: ClubId): Promise<string[]> {
  const { rows } = await sql<{ ExtPaymentId: string }>`
    select e."ExtPaymentId" from payment_entries as e
    where e."ClubId" = ${clubId} and e."Kind" = 'Dispute' and e."Gross" < 0 and e."ExtPaymentId" is not null
    group by 1
    having count(*) > (select count(*) from payment_disputes as d
      where d."ClubId" = ${clubId} and d."ExtPaymentId" = e."ExtPaymentId" and d."ExtStatus" not like 'warning%')
    order by 1`.execute(db);
  return rows.map(({ ExtPaymentId }) => ExtPaymentId);
}

export async function firstDayOf(db: Queryable, clubId: ClubId, now: Date): Promise<string> {
  const { rows } = await sql<{ Day: string }>`
    select to_char(least(${now}::timestamptz,
      (select "ActiveSince" from payment_accounts where "ClubId" = ${clubId} and "PaymentAccountType" = 'Stripe'),
      (select min("CreatedAt") from payment_orders where "ClubId" = ${clubId}),
      (select min("At") from transactions where "ClubId" = ${clubId} and "ExtPaymentId" is not null)
    ) at time zone 'UTC', 'YYYY-MM-DD') as "Day"`.execute(db);
  return rows[0]?.Day ?? now.toISOString().slice(0, 10);
}

export async function isOrderOf(db: Queryable, clubId: ClubId, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_orders')
    .select('PaymentOrderId')
    .where('ClubId', '=', clubId)
    .where('PaymentOrderId', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}
