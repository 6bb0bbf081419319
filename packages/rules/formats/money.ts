import { type Language, locales } from '@clubpulse/contract/scalars';

/** Formatters by locale and currency, because their construction is slow. */
const formatters = new Map<string, Intl.NumberFormat>();
function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' });
  formatters.set(key, formatter);
  return formatter;
}

/** Number of decimal digits of a currency (ISO 4217). */
export const minorDigits = (currency: string): number => formatterOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;

/** Writes an amount of minor units (such as cents) with its currency, in the notation of the language. */
export const moneyText = (amount: number, currency: string, language: Language): string =>
  formatterOf(locales[language], currency).format(amount / 10 ** minorDigits(currency));
