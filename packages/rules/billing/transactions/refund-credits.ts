import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** A refund takes sold credits back in proportion, rounded up. A full refund takes exactly the sold credits. */

export interface SoldCredits {
  readonly Amount: number;
  readonly RefundedAmount: number;
  readonly Credits: number;
}

const backAfter = ({ Amount, Credits }: SoldCredits, refunded: number): number => Math.ceil((Credits * refunded) / Amount);

export const creditsOfRefund = (sold: SoldCredits, amount: number): number =>
  backAfter(sold, sold.RefundedAmount + amount) - backAfter(sold, sold.RefundedAmount);

export function refundableWith(sold: SoldCredits, balance: number): number {
  const credits = backAfter(sold, sold.RefundedAmount) + balance;
  return Math.min(sold.Amount, Math.floor((credits * sold.Amount) / sold.Credits)) - sold.RefundedAmount;
}

export const refuseSpentCredits = (sold: SoldCredits, needed: number, balance: number): Refusal =>
  refuse('CreditsAlreadySpent', { values: { needed, balance, refundable: refundableWith(sold, balance) } });
