import { z } from 'zod';
import type { Id } from './ids.ts';

/** A positive row id. Ids are bigint in the database; every one this product hands out fits a JavaScript number. */
export const idSchema = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The same in a path or a query string. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'invalid-id')
  .transform(Number)
  .pipe(idSchema);
/** The same, of a kind: where a path names two ids, so that nobody takes one for the other. */
export const idParamOf = <Of extends string>(): z.ZodType<Id<Of>, string> => idParamSchema;

/** Counts the changes of a row; who saves says which one she read. An integer column. */
export const rowVersionSchema = z.number().int().min(0).max(2_147_483_647);

/** An instant on the wire: ISO 8601 in UTC with milliseconds or seconds. */
export const instantSchema = z.iso.datetime({ offset: true });
/** A calendar day, `2026-11-20`. */
export const dateSchema = z.iso.date();
/** What somebody enters or asks for: far from the ends of what databases and calendars can count. */
const isCountable = (text: string) => text >= '1900' && text < '2200';
export const dayInputSchema = dateSchema.refine(isCountable, 'invalid-date');
export const instantInputSchema = instantSchema.refine(isCountable, 'invalid-date');

/** A wall-clock time of a day in the club's zone, `19:00`. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid-time');
/** The most that one amount may be, in minor units. */
export const MONEY_MAX = 1_000_000_000;
/** An amount in the currency's minor unit (4990 = EUR 49.90), never negative: a refund says so by its type. */
export const moneySchema = z.number().int('invalid-number').min(0, 'amount-negative').max(MONEY_MAX, 'amount-too-high');
/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, { error: 'invalid-currency', abort: true });
let known: ReadonlySet<string> | undefined;
/** One that exists: what somebody enters. */
export const currencyInputSchema = currencySchema.refine((code) => {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known.has(code);
}, 'invalid-currency');
/** A yes or no of a query string. */
export const flagQuerySchema = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Default maximum length of a text input (spec 1 section 5). */
export const TEXT_MAX = 10_000;
/**
 * Controls, halves of characters, what takes no room, and what turns the order of the letters around it: nobody types them, and a
 * name made of them passes for another one. Joiners stay, Persian and emoji need them. Unicode calls some letters and signs that are
 * drawn as nothing: fillers of Hangul, the blank of Braille, a note without a head.
 */
const hidden =
  /(?![\t\n\r])\p{Cc}|[\p{Cs}\u00AD\u115F\u1160\u200B\u202A-\u202E\u2060\u2066-\u2069\u2800\u3164\uFEFF\uFFA0\u{1D159}]/u;
/** Marks on one letter that no language writes: they grow over the lines around it. */
const stacked = /\p{M}{4}/u;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A letter with its marks may be written as so many characters that become one. */
const SPELLED_APART = 4;
/**
 * Trimmed before the length is checked (spec 1 section 5), and one spelling of what looks the same. Spelling it takes time by the
 * square of the marks in a row: what is far too long, or stacks them, is refused before.
 */
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
/** Without blanks around it, nor what takes no room there: copied text brings both along. */
export const trimmed = (text: string): string => text.replaceAll(edges, '');
/** What others wrote, a file's name of itself, as the one line of so many letters that one might have entered. */
export function asLine(text: string, max: number): string {
  const line = text
    .slice(0, SPELLED_APART * max)
    .normalize('NFC')
    .replaceAll(everyHidden, '')
    .replaceAll(/[ \t\n\r\u2028\u2029]+/g, ' ')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .normalize('NFC')
    .trim();
  let kept = '';
  for (const letter of line) {
    if (kept.length + letter.length > max) break;
    kept += letter;
  }
  return kept.trimEnd();
}

/** Text of any number of lines. */
export const textSchema = (max = TEXT_MAX) => plainText(max);
export const requiredTextSchema = (max = TEXT_MAX) => plainText(max).refine((text) => seen.test(text), 'field-required');
/** A name, a title, an address: one line. */
export const lineSchema = (max: number) => plainText(max).refine(isOneLine, 'invalid-characters');
export const requiredLineSchema = (max: number) =>
  plainText(max)
    .refine(isOneLine, 'invalid-characters')
    .refine((text) => seen.test(text), 'field-required');

/** A web address of one line that begins with http or https; empty where there is none. */
export const webUrlSchema = (max: number) =>
  lineSchema(max).refine((text) => text === '' || (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)), 'invalid-link');

export const languages = ['en', 'it', 'es', 'fr'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;
/** The same question without the schema, where the app starts. */
export const isLanguage = (word: unknown): word is Language => languages.some((language) => language === word);
/** One locale per interface language (spec 1 section 1). */
export const locales = { en: 'en-US', it: 'it-IT', es: 'es-ES', fr: 'fr-FR' } as const satisfies Record<Language, string>;

export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'invalid-color');
/** Most letters of an address (RFC 5321). */
export const EMAIL_MAX = 254;
export const emailSchema = z
  .string()
  .overwrite(trimmed)
  .toLowerCase()
  .min(1, 'field-required')
  .max(EMAIL_MAX, 'text-too-long')
  .pipe(z.email('invalid-email'));

/** A list the spec's way: `draw` is echoed, `start` and `length` page it, totals before and after the filter. */
export const pageQuerySchema = z.object({
  draw: z.coerce.number().int().min(0).default(0),
  start: z.coerce.number().int().min(0).default(0),
  length: z.coerce.number().int().min(1).max(1000).default(100),
  globalSearch: z.string().trim().max(200).optional(),
});
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ draw: z.number(), recordsTotal: z.number(), recordsFiltered: z.number(), data: z.array(item) });
export type PageQuery = z.output<typeof pageQuerySchema>;
/** A page of a list: what `pageOf` shapes. */
export type Page<T> = Omit<z.output<ReturnType<typeof pageOf>>, 'data'> & { data: T[] };
export const idParams = z.object({ id: idParamSchema });
