import type { Formats } from '../../platform/formats.ts';

/** Minor units with sign, also above 0. */
export const signed = (amount: number, currency: string, formats: Formats): string =>
  `${amount > 0 ? '+' : ''}${moneyOf(amount, currency, formats)}`;

export const moneyOf = (amount: number, currency: string, formats: Formats): string =>
  `${amount < 0 ? '−' : ''}${formats.money(Math.abs(amount), currency)}`;
