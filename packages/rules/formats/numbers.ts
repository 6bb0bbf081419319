import { type Language, languages, locales } from '@clubpulse/contract/scalars';

export interface Separators {
  readonly thousands: string;
  readonly decimal: string;
}

// Cached: a field reads its text after each key, and creating a formatter takes a tenth of a millisecond.
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

/** The digits are texts, so that they are not rounded. */
interface Digits {
  readonly minus: boolean;
  readonly integer: string;
  readonly fraction: string;
}

function digitsOf(text: string, language: Language): Digits | undefined {
  const { thousands, decimal } = separatorsOf(language);
  const plain = text.trim().replace(/^[−–]/, '-').replace(/\s/g, ' ');
  const groups = [' ', thousands.replace(/\s/, ' ')].map((group) => `[1-9]\\d{0,2}(?:\\${group}\\d{3})+`);
  // A group of thousands never begins with a zero: `0,125` in English is an eighth.
  const pattern = new RegExp(`^(-?)(?=\\S)(\\d+|${groups.join('|')})?(?:\\${decimal}(\\d+))?$`);
  const found = pattern.exec(plain);
  if (found === null) return undefined;
  const [, minus, integer = '', fraction = ''] = found;
  return { minus: minus === '-', integer: integer.replace(/\D/g, '') || '0', fraction };
}

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

/** A text with another currency's symbol is no number. */
function withoutSign(text: string, currency: string): string {
  const plain = text.trim();
  const [minus, rest] = /^[-−–]/.test(plain) ? ['-', plain.slice(1).trimStart()] : ['', plain];
  const has = (way: 'startsWith' | 'endsWith') => signsOf(currency).find((sign) => rest.toUpperCase()[way](sign.toUpperCase()));
  const [before, after] = [has('startsWith'), has('endsWith')];
  if (before !== undefined) return minus + rest.slice(before.length).trimStart();
  return minus + (after === undefined ? rest : rest.slice(0, -after.length).trimEnd());
}

const valueOf = ({ minus, integer, fraction }: Digits): number => Number(`${minus ? '-' : ''}${integer}.${fraction || '0'}`) + 0;

/** Thousands must form groups of three, so that Italian `1.5` is not 15. */
export function parseNumber(text: string, language: Language): number | undefined {
  const digits = digitsOf(text, language);
  return digits === undefined ? undefined : valueOf(digits);
}

export function isNumber(
  text: string,
  language: Language,
  limits: { readonly min?: number; readonly max?: number } = {},
): boolean {
  const number = parseNumber(text, language);
  return number !== undefined && number >= (limits.min ?? -Infinity) && number <= (limits.max ?? Infinity);
}

export interface NumberKind {
  readonly language: Language;
  /** Digits after the decimal separator. */
  readonly digits: number;
  /** Number, `min` and `max` count units of the last digit: 19.99 is 1999. */
  readonly minor?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Code of ISO 4217. The symbol of this currency in the text is ignored. */
  readonly currency?: string;
}

export type NumberRead =
  | { readonly is: 'nothing' }
  /** `isRespelled`: the text is no number in the user's language, but has one reading in other languages. */
  | { readonly is: 'number'; readonly number: number; readonly isRespelled?: true }
  /** The text is no number, or means one of two numbers (`either`) that the field would accept. */
  | { readonly is: 'unclear'; readonly either?: readonly [number, number] }
  /** `understood` is the number as it was typed. */
  | { readonly is: 'decimals' | 'below' | 'above'; readonly understood: number };

/** The text is read in the user's language, otherwise in other languages. Ambiguous text is refused, so that no digit is lost. */
export function readNumber(text: string, kind: NumberKind): NumberRead {
  if (text.trim() === '') return { is: 'nothing' };
  const bare = kind.currency === undefined ? text : withoutSign(text, kind.currency);
  const own = digitsOf(bare, kind.language);
  const others = languages.flatMap((language) => digitsOf(bare, language) ?? []);
  const readings = new Map(others.map((digits) => [valueOf(digits), digits]));
  if (own === undefined) {
    const [only, ...rest] = readings.values();
    if (only === undefined || rest.length > 0) return { is: 'unclear' };
    const read = takenBy(only, kind);
    return read.is === 'number' ? { ...read, isRespelled: true } : read;
  }
  const read = takenBy(own, kind);
  // In another language this thousands separator is for decimals, so there are two readings, unless the text also has decimals in
  // the user's language.
  const other = own.fraction === '' ? [...readings.values()].find(({ fraction }) => fraction !== '') : undefined;
  const otherwise = other && takenBy(other, kind);
  if (other === undefined || otherwise?.is !== 'number') return read;
  return read.is === 'number' ? { is: 'unclear', either: [valueOf(own), valueOf(other)] } : { ...otherwise, isRespelled: true };
}

function takenBy(
  found: Digits,
  { digits, minor = false, min = -Infinity, max = Infinity }: NumberKind,
): Exclude<NumberRead, { is: 'nothing' | 'unclear' }> {
  const understood = valueOf(found);
  // In amounts and counts zeros at the end are counted as decimals. Otherwise they are not, as `1.200` may mean 1.2 metres.
  const decimals = minor || digits === 0 ? found.fraction.length : decimalsOf(understood);
  if (decimals > digits) return { is: 'decimals', understood };
  const number = minor
    ? valueOf({ ...found, integer: found.integer + found.fraction.padEnd(digits, '0'), fraction: '' })
    : understood;
  if (number < min) return { is: 'below', understood };
  if (number > max || Math.abs(number) > Number.MAX_SAFE_INTEGER) return { is: 'above', understood };
  return { is: 'number', number };
}

const decimalsOf = (number: number): number => String(number).split('.')[1]?.length ?? 0;

/** The text has no thousands separators, and with `minor` all decimals. */
export function numberText(number: number, { language, digits, minor = false }: NumberKind): string {
  const { decimal } = separatorsOf(language);
  if (!minor) return String(Number(number.toFixed(digits))).replace('.', decimal);
  return (number / 10 ** digits).toFixed(digits).replace('.', decimal);
}
