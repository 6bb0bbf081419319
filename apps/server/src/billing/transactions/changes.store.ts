import type { UserId } from '@clubpulse/contract/accounts/users';
import { changedMoneySchema, type TransactionChange, type TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { TransactionRow } from './transactions.store.ts';

const factsOf = ({ At, ...row }: TransactionRow) => JSON.stringify(changedMoneySchema.parse({ ...row, At: At.toISOString() }));

export async function recordChange(
  trx: Queryable,
  { before, after, by, at }: { before: TransactionRow; after: TransactionRow | undefined; by: UserId | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('transaction_changes')
    .values({
      TransactionId: before.TransactionId,
      At: at,
      OperatorEmail: sql<string | null>`(select "Email" from users where "UserId" = ${by}::bigint)`,
      Before: factsOf(before),
      After: after ? factsOf(after) : null,
    })
    .execute();
}

export async function changesOf(
  db: Queryable,
  transactionId: TransactionId,
  clubId: ClubId,
): Promise<TransactionChange[] | undefined> {
  const known = await db
    .selectFrom('transactions')
    .select('TransactionId')
    .where('TransactionId', '=', transactionId)
    .where('ClubId', '=', clubId)
    .executeTakeFirst();
  if (!known) return undefined;
  const rows = await db
    .selectFrom('transaction_changes')
    .selectAll()
    .where('TransactionId', '=', transactionId)
    .orderBy('TransactionChangeId', 'desc')
    .execute();
  return rows.map(({ At, OperatorEmail, Before, After }) => ({
    At: At.toISOString(),
    Operator: OperatorEmail === null ? null : { email: OperatorEmail },
    Before: changedMoneySchema.parse(Before),
    After: After === null ? null : changedMoneySchema.parse(After),
  }));
}
