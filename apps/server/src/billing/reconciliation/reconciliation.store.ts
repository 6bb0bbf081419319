import type { UserId } from '@clubpulse/contract/accounts/users';
import type { PaymentDifferenceId } from '@clubpulse/contract/billing/reconciliation/reconciliation';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentDifferences, PaymentReconciliations } from '../../platform/database/schema.generated.ts';
import type { ProviderEntry, ProviderPayout } from '../../platform/payments/payments.ts';
import type { Found } from './reconciliation.facts.ts';

export type DifferenceRow = Selectable<PaymentDifferences>;
export type Progress = Selectable<PaymentReconciliations>;

export async function begin(db: Queryable, ClubId: ClubId, FirstDay: string, LastDay: string): Promise<Progress> {
  await db
    .insertInto('payment_reconciliations')
    .values({ ClubId, FirstDay, LastDay })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('payment_reconciliations').selectAll().where('ClubId', '=', ClubId).executeTakeFirstOrThrow();
}

export const progressOf = (db: Queryable, clubId: ClubId): Promise<Progress | undefined> =>
  db.selectFrom('payment_reconciliations').selectAll().where('ClubId', '=', clubId).executeTakeFirst();

export const lockProgress = (trx: Queryable, clubId: ClubId): Promise<Progress> =>
  trx.selectFrom('payment_reconciliations').selectAll().where('ClubId', '=', clubId).forUpdate().executeTakeFirstOrThrow();

export async function saveDay(trx: Queryable, clubId: ClubId, day: string): Promise<void> {
  await trx
    .updateTable('payment_reconciliations')
    .set({ LastDay: sql<string>`greatest("LastDay", ${day}::date)` })
    .where('ClubId', '=', clubId)
    .execute();
}

export async function saveCompared(
  trx: Queryable,
  clubId: ClubId,
  fields: { readonly ComparedAt: Date; readonly ReportedAt?: Date },
): Promise<void> {
  await trx.updateTable('payment_reconciliations').set(fields).where('ClubId', '=', clubId).execute();
}

/** PostgreSQL limits the values of a statement. */
const AT_ONCE = 1000;

/** Stores entries. `ExtPayoutId` becomes known only when the payout is read. */
export async function saveEntries(trx: Queryable, ClubId: ClubId, entries: readonly ProviderEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += AT_ONCE)
    await trx
      .insertInto('payment_entries')
      .values(entries.slice(first, first + AT_ONCE).map((entry) => ({ ...entry, ClubId })))
      .onConflict((conflict) =>
        conflict.columns(['ClubId', 'ExtEntryId']).doUpdateSet({
          ExtPayoutId: sql<string | null>`coalesce(excluded."ExtPayoutId", payment_entries."ExtPayoutId")`,
        }),
      )
      .execute();
}

export async function isListed(db: Queryable, clubId: ClubId, extPayoutId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_payouts')
    .select('Listed')
    .where('ClubId', '=', clubId)
    .where('ExtPayoutId', '=', extPayoutId)
    .executeTakeFirst();
  return row?.Listed === true;
}

export async function savePayout(
  trx: Queryable,
  ClubId: ClubId,
  { ArrivesAt, ExtPayoutId, Amount, Currency, PayoutState, At }: ProviderPayout,
  Listed: boolean,
): Promise<void> {
  const ArrivesOn = ArrivesAt.toISOString().slice(0, 10);
  await trx
    .insertInto('payment_payouts')
    .values({ ExtPayoutId, Amount, Currency, PayoutState, At, ClubId, ArrivesOn, Listed })
    .onConflict((conflict) => conflict.columns(['ClubId', 'ExtPayoutId']).doUpdateSet({ PayoutState, ArrivesOn, Listed }))
    .execute();
}

/** Opens a settled difference again, but no dismissed one. */
export async function saveOpen(trx: Queryable, ClubId: ClubId, found: Found, FoundAt: Date): Promise<void> {
  await trx
    .insertInto('payment_differences')
    .values({ ...found, ClubId, FoundAt })
    .onConflict((conflict) =>
      conflict
        .columns(['ClubId', 'Cause', 'ExtPaymentId', 'ExtRefundId'])
        .doUpdateSet({
          State: 'Open',
          FoundAt: sql<Date>`case payment_differences."State" when 'Open' then payment_differences."FoundAt" else excluded."FoundAt" end`,
          How: null,
          SettledAt: null,
          OperatorEmail: null,
          TransactionId: found.TransactionId,
          ProviderAmount: found.ProviderAmount,
          BookAmount: found.BookAmount,
          Difference: found.Difference,
        })
        .where('payment_differences.State', '<>', 'Dismissed'),
    )
    .execute();
}

/** Stores a difference that was repaired before a manager was notified. */
export async function saveHealed(trx: Queryable, ClubId: ClubId, found: Found, SettledAt: Date): Promise<void> {
  await trx
    .insertInto('payment_differences')
    .values({ ...found, ClubId, State: 'Settled', How: 'Healed', SettledAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasNews(trx: Queryable, clubId: ClubId, since: Date | null): Promise<boolean> {
  const row = await trx
    .selectFrom('payment_differences')
    .select('PaymentDifferenceId')
    .where('ClubId', '=', clubId)
    .where('State', '=', 'Open')
    .$if(since !== null, (rows) => rows.where('FoundAt', '>', since ?? new Date(0)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const openOnes = (trx: Queryable, clubId: ClubId): Promise<DifferenceRow[]> =>
  trx
    .selectFrom('payment_differences')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('State', '=', 'Open')
    .forUpdate()
    .execute();

export async function dismissedKeys(db: Queryable, clubId: ClubId): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payment_differences')
    .select(['Cause', 'ExtPaymentId', 'ExtRefundId'])
    .where('ClubId', '=', clubId)
    .where('State', '=', 'Dismissed')
    .execute();
  return new Set(rows.map(keyOf));
}

export const keyOf = ({ Cause, ExtPaymentId, ExtRefundId }: Pick<DifferenceRow, 'Cause' | 'ExtPaymentId' | 'ExtRefundId'>) =>
  `${Cause} ${ExtPaymentId} ${ExtRefundId}`;

export const lockDifference = (
  trx: Queryable,
  clubId: ClubId,
  differenceId: PaymentDifferenceId,
): Promise<DifferenceRow | undefined> =>
  trx
    .selectFrom('payment_differences')
    .selectAll()
    .where('ClubId', '=', clubId)
    .where('PaymentDifferenceId', '=', differenceId)
    .forUpdate()
    .executeTakeFirst();

interface Settled {
  readonly How: 'Healed' | 'Recorded' | 'Accepted' | 'Dismissed';
  readonly SettledAt: Date;
  readonly Note?: string;
  readonly TransactionId?: number;
  readonly UserId?: UserId;
  readonly by: UserId | null;
}

export async function saveSettled(trx: Queryable, differenceId: PaymentDifferenceId, { by, ...settled }: Settled): Promise<void> {
  await trx
    .updateTable('payment_differences')
    .set({
      ...settled,
      State: settled.How === 'Dismissed' ? 'Dismissed' : 'Settled',
      OperatorEmail: sql<string | null>`(select "Email" from users where "UserId" = ${by}::bigint)`,
    })
    .where('PaymentDifferenceId', '=', differenceId)
    .execute();
}

export const paymentEntry = (db: Queryable, clubId: ClubId, extPaymentId: string) =>
  db
    .selectFrom('payment_entries')
    .select(['ProviderFee', 'PlatformFee', 'At'])
    .where('ClubId', '=', clubId)
    .where('Kind', '=', 'Payment')
    .where('ExtPaymentId', '=', extPaymentId)
    .orderBy('At')
    .executeTakeFirst();
