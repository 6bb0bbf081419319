import type { LedgerReason } from '@clubpulse/contract/billing/credits';
import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import { nextEntry } from '@clubpulse/rules/billing/ledger/ledger';
import type { Queryable } from '../../platform/database/database.ts';
import { type Account, insertEntry, lockAccount } from './ledger.store.ts';

export interface Movement {
  /** Positive adds credits, negative takes them; never 0. */
  readonly Change: number;
  readonly Reason: LedgerReason;
  readonly transaction?: () => Promise<number>;
  readonly by: number | null;
  readonly Note?: string;
}
export interface Moved {
  readonly LedgerEntryId: number;
  readonly BalanceAfter: number;
}

/** Locks the account and moves credits. Refuses with NotEnoughCredits. Only the payment steps of a booking write entries too. */
export async function move(
  trx: Queryable,
  account: Account,
  { Change, Reason, transaction, by, Note }: Movement,
): Promise<Moved | Refusal> {
  const { LedgerAccountId, Balance } = await lockAccount(trx, account);
  const entry = nextEntry(Balance, Change);
  if (isRefusal(entry)) return entry;
  const LedgerEntryId = await insertEntry(trx, {
    LedgerAccountId,
    ...entry,
    Reason,
    TransactionId: transaction ? await transaction() : null,
    by,
    Note: Note ?? '',
  });
  return { LedgerEntryId, BalanceAfter: entry.BalanceAfter };
}
