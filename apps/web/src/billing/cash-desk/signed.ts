import type { Formats } from '../../platform/formats.ts';

/** An amount in minor units with its sign, also when it is above 0. */
export const signed = (amount: number, currency: string, formats: Formats): string =>
  `${amount > 0 ? '+' : ''}${formats.money(amount, currency)}`;
