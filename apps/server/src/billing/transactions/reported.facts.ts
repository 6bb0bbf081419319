import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

interface Reported {
  readonly TransactionId: number;
  readonly ProviderFee: number | null;
  readonly ExtPayoutId: string | null;
  readonly PaidOutOn: string | null;
}

/** The payout of a transaction is the payout of its first entry in the balance. */
export async function reportedOf(
  db: Queryable,
  clubId: ClubId,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, Reported>> {
  if (transactionIds.length === 0) return new Map();
  const { rows } = await sql<Reported>`
    select distinct on (t."TransactionId") t."TransactionId", coalesce(t."ProviderFee", d."Fee") as "ProviderFee", e."ExtPayoutId",
      to_char(p."ArrivesOn", 'YYYY-MM-DD') as "PaidOutOn"
    from transactions as t
    left join transactions as purchase on purchase."TransactionId" = t."LinkedTransactionId"
    left join payment_disputes as d on d."ClubId" = t."ClubId" and d."LossTransactionId" = t."TransactionId"
    left join payment_entries as e on e."ClubId" = t."ClubId" and e."ExtPaymentId" = coalesce(t."ExtPaymentId", purchase."ExtPaymentId")
      and case when t."Type" = 'Purchase' then e."Kind" = 'Payment'
        when d."PaymentDisputeId" is not null then e."Kind" = 'Dispute'
        else e."Kind" = 'Refund' and e."ExtRefundId" = t."ExtRefundId" end
    left join payment_payouts as p on p."ClubId" = e."ClubId" and p."ExtPayoutId" = e."ExtPayoutId"
    where t."ClubId" = ${clubId} and t."TransactionId" = any(${transactionIds}::bigint[])
    order by t."TransactionId", e."At"`.execute(db);
  return new Map(rows.map((row) => [row.TransactionId, row]));
}
