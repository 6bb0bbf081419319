import { z } from 'zod';
import type { Id } from './ids.ts';

/** Bigint in the database, but all ids fit a JavaScript number. */
export const idSchema = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'invalid-id')
  .transform(Number)
  .pipe(idSchema);
/** Ids for paths with two ids that must not be confused. */
export const idParamOf = <Of extends string>(): z.ZodType<Id<Of>, string> => idParamSchema;

export const rowVersionSchema = z.number().int().min(0).max(2_147_483_647);

/** ISO 8601, in UTC with milliseconds or seconds. */
export const instantSchema = z.iso.datetime({ offset: true });
export const dateSchema = z.iso.date();
/** These years are well within the limits of databases and calendars. */
const isCountable = (text: string) => text >= '1900' && text < '2200';
export const dayInputSchema = dateSchema.refine(isCountable, 'invalid-date');
export const instantInputSchema = instantSchema.refine(isCountable, 'invalid-date');

/** In the club's time zone, such as `19:00`. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid-time');
export const MONEY_MAX = 1_000_000_000;
/** Amount in minor units (4990 = EUR 49.90). It is never negative, because a refund is marked by its type. */
export const moneySchema = z.number().int('invalid-number').min(0, 'amount-negative').max(MONEY_MAX, 'amount-too-high');
/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, { error: 'invalid-currency', abort: true });
let known: ReadonlySet<string> | undefined;
export const currencyInputSchema = currencySchema.refine((code) => {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code);
}, 'invalid-currency');
export const flagQuerySchema = z.enum(['true', 'false']).transform((text) => text === 'true');

export const TEXT_MAX = 10_000;
/**
 * Invisible characters, and characters that make a name look like another. Joiners are allowed, because Persian and emoji need
 * them.
 */
const hidden =
  /(?![\t\n\r])\p{Cc}|[\p{Cs}\u00AD\u115F\u1160\u200B\u202A-\u202E\u2060\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\u{1D159}]/u;
/** Four or more marks on a letter cover the lines around it. No language uses so many. */
const stacked = /\p{M}{4}/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Most characters of a letter with its marks before normalization. */
const SPELLED_APART = 4;
/** Normalization takes quadratic time in consecutive marks, so too long or stacked texts are refused before. */
const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(SPELLED_APART * max, { error: 'text-too-long', abort: true })
    .refine((text) => !stacked.test(text), { error: 'invalid-characters', abort: true })
    .normalize('NFC')
    .max(max, 'text-too-long')
    .refine((text) => !hidden.test(text), 'invalid-characters');
const isOneLine = (text: string) => !/[\t\n\r\u2028\u2029]/.test(text);

const everyHidden = new RegExp(hidden, 'gu');
const EDGE = '[\\s\\u00AD\\u200B-\\u200D\\u2060]+';
const edges = new RegExp(`^${EDGE}|${EDGE}$`, 'gu');
/** Also removes zero-width characters of copied text. */
export const trimmed = (text: string): string => text.replaceAll(edges, '');
/** Makes a valid line of foreign text, such as a file name. */
export function asLine(text: string, max: number): string {
  const line = text
    .slice(0, SPELLED_APART * max)
    .normalize('NFC')
    .replaceAll(everyHidden, '')
    .replaceAll(/[ \t\n\r\u2028\u2029]+/g, ' ')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .normalize('NFC')
    .trim();
  let remaining = '';
  for (const letter of line) {
    if (remaining.length + letter.length > max) break;
    remaining += letter;
  }
  return remaining.trimEnd();
}

export const textSchema = (max = TEXT_MAX) => plainText(max);
export const requiredTextSchema = (max = TEXT_MAX) => plainText(max).refine((text) => seen.test(text), 'field-required');
export const lineSchema = (max: number) => plainText(max).refine(isOneLine, 'invalid-characters');
export const requiredLineSchema = (max: number) =>
  plainText(max)
    .refine(isOneLine, 'invalid-characters')
    .refine((text) => seen.test(text), 'field-required');

export const webUrlSchema = (max: number) =>
  lineSchema(max).refine((text) => text === '' || (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)), 'invalid-link');

export const languages = ['en', 'it', 'es', 'fr'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;
/** Does not use a schema, which would load zod at the app's start. */
export const isLanguage = (word: unknown): word is Language => languages.some((language) => language === word);
export const locales = { en: 'en-US', it: 'it-IT', es: 'es-ES', fr: 'fr-FR' } as const satisfies Record<Language, string>;

export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'invalid-color');
/** RFC 5321. */
export const EMAIL_MAX = 254;
export const emailSchema = z
  .string()
  .overwrite(trimmed)
  .toLowerCase()
  .min(1, 'field-required')
  .max(EMAIL_MAX, 'text-too-long')
  .pipe(z.email('invalid-email'));

/** `draw` is returned unchanged; `start` and `length` select the page. */
export const pageQuerySchema = z.object({
  draw: z.coerce.number().int().min(0).default(0),
  start: z.coerce.number().int().min(0).default(0),
  length: z.coerce.number().int().min(1).max(1000).default(100),
  globalSearch: z.string().trim().max(200).optional(),
});
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ draw: z.number(), recordsTotal: z.number(), recordsFiltered: z.number(), data: z.array(item) });
export type PageQuery = z.output<typeof pageQuerySchema>;
export type Page<T> = Omit<z.output<ReturnType<typeof pageOf>>, 'data'> & { data: T[] };
export const idParams = z.object({ id: idParamSchema });
