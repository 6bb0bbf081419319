import { type Language, languages, locales } from '@clubpulse/contract/scalars';

/** Numbers as people type them in their language (spec 1 section 5, PLT-179). */

export interface Separators {
  readonly thousands: string;
  readonly decimal: string;
}

// Made once each: a field reads its text with every key, and the runtime takes a tenth of a millisecond for each formatter.
const separators = new Map<Language, Separators>();
const signs = new Map<string, readonly string[]>();

export function separatorsOf(language: Language): Separators {
  const known = separators.get(language) ?? makeSeparators(language);
  separators.set(language, known);
  return known;
}

function makeSeparators(language: Language): Separators {
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
  const plain = text.trim().replace(/^[−–]/, '-').replace(/\s/g, ' ');
  const groups = [' ', thousands.replace(/\s/, ' ')].map((group) => `[1-9]\\d{0,2}(?:\\${group}\\d{3})+`);
  // A zero leads no thousands: `0,125` typed in English is an eighth to whoever types it, not 125.
  const pattern = new RegExp(`^(-?)(?=\\S)(\\d+|${groups.join('|')})?(?:\\${decimal}(\\d+))?$`);
  const found = pattern.exec(plain);
  if (found === null) return undefined;
  const [, minus, whole = '', fraction = ''] = found;
  return { minus: minus === '-', whole: whole.replace(/\D/g, '') || '0', fraction };
}

/** The signs of a currency (ISO 4217) wherever the product is read, its code among them; the longest first. */
function signsOf(currency: string): readonly string[] {
  const known = signs.get(currency) ?? makeSigns(currency);
  signs.set(currency, known);
  return known;
}

function makeSigns(currency: string): readonly string[] {
  const written = languages.flatMap((language) =>
    (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locales[language], { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  );
  return [...new Set(written)].sort((a, b) => b.length - a.length);
}

/** The text without one sign of the currency at either end. Another currency's sign stays, and makes it no number. */
function withoutSign(text: string, currency: string): string {
  const plain = text.trim();
  const [minus, rest] = /^[-−–]/.test(plain) ? ['-', plain.slice(1).trimStart()] : ['', plain];
  const has = (way: 'startsWith' | 'endsWith') => signsOf(currency).find((sign) => rest.toUpperCase()[way](sign.toUpperCase()));
  const [before, after] = [has('startsWith'), has('endsWith')];
  if (before !== undefined) return minus + rest.slice(before.length).trimStart();
  return minus + (after === undefined ? rest : rest.slice(0, -after.length).trimEnd());
}

const valueOf = ({ minus, whole, fraction }: Digits): number => Number(`${minus ? '-' : ''}${whole}.${fraction || '0'}`) + 0;

/**
 * The number a text means, undefined when it means none. Thousands may be separated, then all of them in threes, so
 * that `1.5` typed in Italian is refused instead of read as 15. A blank of any kind separates them in every language.
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
  /** ISO 4217, of an amount: its sign before or behind the number says nothing new. */
  readonly currency?: string;
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
  { language, digits, minor = false, min = -Infinity, max = Infinity, currency }: NumberKind,
): NumberRead {
  if (text.trim() === '') return { is: 'nothing' };
  const bare = currency === undefined ? text : withoutSign(text, currency);
  const found = digitsOf(bare, language);
  if (found === undefined) {
    const meant = meantElsewhere(bare);
    // Advice that the field would refuse next helps nobody: what is in the way of it is said at once.
    return meant !== undefined && decimalsOf(meant) > digits ? { is: 'decimals', understood: meant } : { is: 'unclear', meant };
  }
  const understood = valueOf(found);
  if (found.fraction.length > digits) return { is: 'decimals', understood };
  const number = minor
    ? valueOf({ ...found, whole: found.whole + found.fraction.padEnd(digits, '0'), fraction: '' })
    : understood;
  if (number < min) return { is: 'below', understood };
  if (number > max || Math.abs(number) > Number.MAX_SAFE_INTEGER) return { is: 'above', understood };
  return { is: 'number', number };
}

const decimalsOf = (number: number): number => String(number).split('.')[1]?.length ?? 0;

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
