import type { UserId } from '@clubpulse/contract/accounts/users';
import type { LedgerReason } from '@clubpulse/contract/billing/credits';
import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** The account of a member's credits in a club, or, with `UserSubscriptionId`, of a subscription's tickets. */
export interface Account {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly UserSubscriptionId: number | null;
}

export interface NewEntry {
  readonly LedgerAccountId: number;
  readonly Change: number;
  readonly BalanceAfter: number;
  readonly Reason: LedgerReason;
  readonly TransactionId: TransactionId | null;
  readonly by: UserId | null;
  readonly Note: string;
}

export async function lockAccount(trx: Queryable, account: Account): Promise<{ LedgerAccountId: number; Balance: number }> {
  await trx
    .insertInto('ledger_accounts')
    .values({ ...account })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('ledger_accounts')
    .select(['LedgerAccountId', 'Balance'])
    .where('ClubId', '=', account.ClubId)
    .where('UserId', '=', account.UserId)
    .where('UserSubscriptionId', 'is not distinct from', account.UserSubscriptionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertEntry(trx: Queryable, { by, ...entry }: NewEntry): Promise<number> {
  await trx
    .updateTable('ledger_accounts')
    .set({ Balance: entry.BalanceAfter })
    .where('LedgerAccountId', '=', entry.LedgerAccountId)
    .execute();
  const { LedgerEntryId } = await trx
    .insertInto('ledger_entries')
    .values({ ...entry, OperatorEmail: sql<string | null>`(select "Email" from users where "UserId" = ${by}::bigint)` })
    .returning('LedgerEntryId')
    .executeTakeFirstOrThrow();
  return LedgerEntryId;
}

export async function balanceOf(db: Queryable, account: Account): Promise<number> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('Balance')
    .where('ClubId', '=', account.ClubId)
    .where('UserId', '=', account.UserId)
    .where('UserSubscriptionId', 'is not distinct from', account.UserSubscriptionId)
    .executeTakeFirst();
  return row?.Balance ?? 0;
}

export const movedBy = (
  db: Queryable,
  transactionId: TransactionId,
): Promise<(Account & { readonly Change: number }) | undefined> =>
  db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
    .select([
      'account.ClubId',
      'account.UserId',
      'account.UserSubscriptionId',
      sql<number>`sum(entry."Change")::integer`.as('Change'),
    ])
    .where('entry.TransactionId', '=', transactionId)
    .groupBy(['account.ClubId', 'account.UserId', 'account.UserSubscriptionId'])
    .executeTakeFirst();
