import { type Language, locales } from '@clubpulse/contract/scalars';

/** Number of decimal digits of a currency (ISO 4217). */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Writes an amount of minor units (such as cents) with its currency, in the notation of the language. */
export const moneyText = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency, useGrouping: 'always' }).format(
    amount / 10 ** minorDigits(currency),
  );
