import { minorDigits } from '../../formats/money.ts';

/** `39.00 EUR`: for those who have no words of their own for it. */
export function plainAmount(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}

/** What a refusal says is left of a sum: in plain words, and in minor units for whoever writes money as its reader does. */
export const moneyLeft = (left: number, currency: string) => ({
  amount: plainAmount(left, currency),
  AmountLeft: left,
  Currency: currency,
});
