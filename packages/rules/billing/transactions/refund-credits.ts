import { type Refusal, refuse } from '@clubpulse/contract/errors';

/** A refund of sold credits takes credits back: in proportion, rounded up, and exactly those that were sold when all is refunded. */

export interface SoldCredits {
  /** Of the purchase, minor units. */
  readonly Amount: number;
  /** Of it that was refunded before. */
  readonly RefundedAmount: number;
  readonly Credits: number;
}

/** Credits that are back once so much of the price was refunded. */
const backAfter = ({ Amount, Credits }: SoldCredits, refunded: number): number => Math.ceil((Credits * refunded) / Amount);

/** Credits a refund of `amount` takes, however the purchase was refunded before. */
export const creditsOfRefund = (sold: SoldCredits, amount: number): number =>
  backAfter(sold, sold.RefundedAmount + amount) - backAfter(sold, sold.RefundedAmount);

/** The most that can be refunded with so many credits left, minor units. */
export function refundableWith(sold: SoldCredits, balance: number): number {
  const credits = backAfter(sold, sold.RefundedAmount) + balance;
  return Math.min(sold.Amount, Math.floor((credits * sold.Amount) / sold.Credits)) - sold.RefundedAmount;
}

/** Some were spent: a smaller refund still goes, or one that leaves the credits. */
export const refuseSpentCredits = (sold: SoldCredits, needed: number, balance: number): Refusal =>
  refuse('CreditsAlreadySpent', { values: { needed, balance, refundable: refundableWith(sold, balance) } });
