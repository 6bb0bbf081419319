import { type Language, languages, locales } from '@clubpulse/contract/scalars';

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

/** What a text says, as digits: nothing is rounded on the way. */
interface Digits {
  readonly minus: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/** Undefined when the text is no number of the language. */
function digitsOf(text: string, language: Language): Digits | undefined {
  const { thousands, decimal } = separatorsOf(language);
  const blank = /^\s$/.test(thousands);
  const plain = text.trim().replace(/^[−–]/, '-');
  const even = blank ? plain.replace(/\s/g, ' ') : plain;
  const group = blank ? ' ' : `\\${thousands}`;
  // A zero leads no thousands: `0,125` typed in English is an eighth to whoever types it, not 125.
  const pattern = new RegExp(`^(-?)(\\d+|[1-9]\\d{0,2}(?:${group}\\d{3})+)(?:\\${decimal}(\\d+))?$`);
  const found = pattern.exec(even);
  if (found === null) return undefined;
  const [, minus, whole = '', fraction = ''] = found;
  return { minus: minus === '-', whole: whole.replace(/\D/g, ''), fraction };
}

const valueOf = ({ minus, whole, fraction }: Digits): number => Number(`${minus ? '-' : ''}${whole}.${fraction || '0'}`) + 0;

/**
 * The number a text means, undefined when it means none. Thousands may be separated, then all of them in threes, so
 * that `1.5` typed in Italian is refused instead of read as 15. Any blank counts where the language groups by a blank.
 */
export function parseNumber(text: string, language: Language): number | undefined {
  const digits = digitsOf(text, language);
  return digits === undefined ? undefined : valueOf(digits);
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

/** What a field asks for. */
export interface NumberKind {
  readonly language: Language;
  /** Most digits after the decimal separator. */
  readonly digits: number;
  /** The number is given in units of its last digit: 19.99 as 1999. `min` and `max` are so too. */
  readonly minor?: boolean;
  readonly min?: number;
  readonly max?: number;
}

export type NumberRead =
  | { readonly is: 'nothing' }
  | { readonly is: 'number'; readonly number: number }
  /** No number of the language; `meant` where another language reads one number in it. */
  | { readonly is: 'unclear'; readonly meant: number | undefined }
  /** A number that the field does not take; `understood` is it, as typed. */
  | { readonly is: 'decimals' | 'below' | 'above'; readonly understood: number };

/** What a text says to a field. What could be meant otherwise is no number: nothing is left out, cut or rounded. */
export function readNumber(
  text: string,
  { language, digits, minor = false, min = -Infinity, max = Infinity }: NumberKind,
): NumberRead {
  if (text.trim() === '') return { is: 'nothing' };
  const found = digitsOf(text, language);
  if (found === undefined) return { is: 'unclear', meant: meantElsewhere(text) };
  const understood = valueOf(found);
  if (found.fraction.length > digits) return { is: 'decimals', understood };
  const number = minor
    ? valueOf({ ...found, whole: found.whole + found.fraction.padEnd(digits, '0'), fraction: '' })
    : understood;
  if (number < min) return { is: 'below', understood };
  if (number > max || Math.abs(number) > Number.MAX_SAFE_INTEGER) return { is: 'above', understood };
  return { is: 'number', number };
}

/** The one number that languages read in a text, undefined where they read several or none. */
function meantElsewhere(text: string): number | undefined {
  const read = new Set(languages.flatMap((language) => parseNumber(text, language) ?? []));
  return read.size === 1 ? [...read][0] : undefined;
}

/** A number as it stands in a field: by the language's decimal separator, without thousands, all digits of a minor unit. */
export function numberText(number: number, { language, digits, minor = false }: NumberKind): string {
  const { decimal } = separatorsOf(language);
  if (!minor) return String(Number(number.toFixed(digits))).replace('.', decimal);
  return (number / 10 ** digits).toFixed(digits).replace('.', decimal);
}
