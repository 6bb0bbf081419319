import { type Language, locales } from '@clubpulse/contract/scalars';

/** Numbers as people type them in their language (spec 1 section 5, PLT-179). */

export interface Separators {
  readonly thousands: string;
  readonly decimal: string;
}

export function separatorsOf(language: Language): Separators {
  const parts = new Intl.NumberFormat(locales[language]).formatToParts(1_234_567.5);
  const separator = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { thousands: separator('group', ','), decimal: separator('decimal', '.') };
}

/**
 * The number a text means, undefined when it means none. Thousands may be separated, then all of them in threes, so
 * that `1.5` typed in Italian is refused instead of read as 15. Any blank counts where the language groups by a blank.
 */
export function parseNumber(text: string, language: Language): number | undefined {
  const { thousands, decimal } = separatorsOf(language);
  const blank = /^\s$/.test(thousands);
  const plain = text.trim().replace(/^[−–]/, '-');
  const even = blank ? plain.replace(/\s/g, ' ') : plain;
  const group = blank ? ' ' : `\\${thousands}`;
  if (!new RegExp(`^-?(\\d+|\\d{1,3}(${group}\\d{3})+)(\\${decimal}\\d+)?$`).test(even)) return undefined;
  return Number(even.replaceAll(blank ? ' ' : thousands, '').replace(decimal, '.'));
}

/** Whether a text is a number of the language within limits, both inside. */
export function isNumber(
  text: string,
  language: Language,
  limits: { readonly min?: number; readonly max?: number } = {},
): boolean {
  const number = parseNumber(text, language);
  return number !== undefined && number >= (limits.min ?? -Infinity) && number <= (limits.max ?? Infinity);
}
