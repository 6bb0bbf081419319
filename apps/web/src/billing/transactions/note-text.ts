import type { Transaction } from '@clubpulse/contract/billing/transactions';
import type { Translate } from '../../platform/phrases.ts';

/** A refund without operator has the name of a refusal as its note. */
export function noteText({ Type, Note, Operator }: Pick<Transaction, 'Type' | 'Note' | 'Operator'>, t: Translate): string {
  if (Type !== 'Refund' || Operator !== null || !/^[A-Z][A-Za-z]+$/.test(Note)) return Note;
  return t(Note === 'SubscriptionAlreadyHeld' ? 'billing.returnedHeld' : 'billing.returnedNotGiven');
}
