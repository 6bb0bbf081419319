import { minorDigits } from '../../formats/money.ts';

/**
 * Digits of the provider's amounts where they differ from `Intl` (HUF, UGX, ISK and TWD have hundredths; some must be whole).
 * Source: Stripe, "Supported currencies", zero-decimal, three-decimal and special cases.
 */
const PROVIDER_DIGITS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  MGA: 0,
  PYG: 0,
  RWF: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
  ISK: 2,
  UGX: 2,
  HUF: 2,
  TWD: 2,
};
/** Amounts must be multiples of this many provider units. */
const WHOLE_UNITS: Readonly<Record<string, number>> = { BHD: 10, JOD: 10, KWD: 10, OMR: 10, TND: 10, ISK: 100, UGX: 100 };

export const providerDigits = (currency: string): number => PROVIDER_DIGITS[currency] ?? 2;

/** From minor units of the database; undefined when the provider cannot take the amount. */
export function toProvider(amount: number, currency: string): number | undefined {
  const converted = amount * 10 ** (providerDigits(currency) - minorDigits(currency));
  return Number.isInteger(converted) && converted % (WHOLE_UNITS[currency] ?? 1) === 0 ? converted : undefined;
}

export function feeToProvider(fee: number, currency: string): number {
  const whole = WHOLE_UNITS[currency] ?? 1;
  return Math.floor((fee * 10 ** (providerDigits(currency) - minorDigits(currency))) / whole) * whole;
}

/** Converts to minor units of the database, rounded half up. */
export const fromProvider = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** (minorDigits(currency) - providerDigits(currency)));
