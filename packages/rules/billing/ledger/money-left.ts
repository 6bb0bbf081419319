import { minorDigits } from '../../formats/money.ts';

export function plainAmount(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}

export const moneyLeft = (left: number, currency: string) => ({
  amount: plainAmount(left, currency),
  AmountLeft: left,
  Currency: currency,
});
