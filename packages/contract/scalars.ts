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
/** A day somebody enters for what begins or ends: far from the ends of what databases and calendars can count. */
export const dayInputSchema = dateSchema.refine((day) => day >= '1900' && day < '2200', 'invalid-date');

/** A wall-clock time of a day in the club's zone, `19:00`. */
export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid-time');
/** An amount in the currency's minor unit (4990 = EUR 49.90), never negative: a refund says so by its type. */
export const moneySchema = z.number().int('invalid-number').min(0, 'invalid-number').max(1_000_000_000, 'invalid-number');
/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'invalid-currency');
/** A yes or no of a query string. */
export const flagQuerySchema = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Default maximum length of a text input (spec 1 section 5). */
export const TEXT_MAX = 10_000;
/** Text trimmed before its length is checked (spec 1 section 5). */
export const textSchema = (max = TEXT_MAX) => z.string().trim().max(max, 'text-too-long');
/** Required text. */
export const requiredTextSchema = (max = TEXT_MAX) => z.string().trim().min(1, 'field-required').max(max, 'text-too-long');

export const languages = ['en', 'it', 'es', 'fr'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;
/** The same question without the schema, where the app starts. */
export const isLanguage = (word: unknown): word is Language => languages.some((language) => language === word);
/** One locale per interface language (spec 1 section 1). */
export const locales = { en: 'en-US', it: 'it-IT', es: 'es-ES', fr: 'fr-FR' } as const satisfies Record<Language, string>;

export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'invalid-color');
export const emailSchema = z.string().trim().toLowerCase().max(254, 'text-too-long').pipe(z.email('invalid-email'));

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
