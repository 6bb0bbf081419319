import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, type Language, languages, requiredLineSchema, requiredTextSchema, rowVersionSchema } from '../scalars.ts';

export type NewsId = Id<'News'>;

export const NEWS_SHOWN = 50;

const newsTextSchema = z.object({ Title: requiredLineSchema(120), Text: requiredTextSchema(2_000) });
export type NewsText = z.infer<typeof newsTextSchema>;
const ofEach = <T>(schema: T) => Object.fromEntries(languages.map((language) => [language, schema])) as Record<Language, T>;
/** All languages of the product are required, because no language replaces a missing one. */
const newsTextsSchema = z.object(ofEach(newsTextSchema));
export const newsInputSchema = z.object({ Texts: newsTextsSchema });
export const newsUpdateSchema = newsInputSchema.extend({ RowVersion: rowVersionSchema });

/** Texts are in the reader's language. `New` is true for 15 days after the date. */
export const newsSchema = z.object({
  NewsId: idSchema,
  PublishedAt: z.string(),
  Title: z.string(),
  Text: z.string(),
  New: z.boolean(),
});
export type News = z.infer<typeof newsSchema>;

export const writtenNewsSchema = z.object({
  NewsId: idSchema,
  PublishedAt: z.string(),
  RowVersion: rowVersionSchema,
  Texts: newsTextsSchema,
});
export type WrittenNews = z.infer<typeof writtenNewsSchema>;
