import { type Language, locales } from '@clubpulse/contract/scalars';

/** Formatters are cached, because creating one is slow. */
const formatters = new Map<string, Intl.NumberFormat>();
function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' });
  formatters.set(key, formatter);
  return formatter;
}

/** ISO 4217. */
export const minorDigits = (currency: string): number => formatterOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;

export const moneyText = (amount: number, currency: string, language: Language): string =>
  formatterOf(locales[language], currency).format(amount / 10 ** minorDigits(currency));
