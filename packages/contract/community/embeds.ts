import { z } from 'zod';
import { colorSchema, dateSchema, dayInputSchema, idSchema, languageSchema, rowVersionSchema } from '../scalars.ts';
import { challengeKinds, challengeStates, challengeTypes } from './challenges.ts';
import { openMeasures, rankingRanges } from './rankings.ts';

export const EMBED_ROWS = { min: 3, max: 50 } as const;
export const EMBED_CHALLENGES_MAX = 10;
export const EMBED_ORIGINS_MAX = 20;

/** Refuses wildcards and characters that have a meaning in a content security policy. */
const namesHost = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d+)?$/;
const isOrigin = (text: string): boolean => namesHost.test(text) && URL.canParse(text) && new URL(text).origin === text;
export const originSchema = z.string().max(260, 'text-too-long').refine(isOrigin, 'invalid-origin');

const settings = {
  Rankings: z.array(z.enum(openMeasures)).max(openMeasures.length),
  /** Challenges open to all athletes that use no heart rates, shown after the rankings in this order. */
  Challenges: z.array(idSchema).max(EMBED_CHALLENGES_MAX, 'too-many-challenges').default([]),
  Ranges: z.array(z.enum(rankingRanges)).max(rankingRanges.length),
  /** Adds rankings from this day until today, up to the longest time of a ranking. */
  Since: dayInputSchema.nullable(),
  Rows: z.number().int('invalid-number').min(EMBED_ROWS.min, 'invalid-number').max(EMBED_ROWS.max, 'invalid-number'),
  Language: languageSchema.nullable(),
  Paper: colorSchema,
  Text: colorSchema,
  Mark: colorSchema,
  Origins: z.array(originSchema).max(EMBED_ORIGINS_MAX),
};
export const embedSettingsSchema = z.object({ ...settings, RowVersion: rowVersionSchema });
/** A ranking also requires a timeframe. A challenge has its own days. */
export const embedInputSchema = embedSettingsSchema
  .refine(({ Rankings, Challenges }) => Rankings.length + Challenges.length > 0, {
    path: ['Rankings'],
    message: 'ranking-needed',
  })
  .refine(({ Rankings, Ranges, Since }) => Rankings.length === 0 || Ranges.length > 0 || Since !== null, {
    path: ['Ranges'],
    message: 'timeframe-needed',
  });
export type EmbedInput = z.infer<typeof embedInputSchema>;

const offeredChallengeSchema = z.object({
  ChallengeId: idSchema,
  Title: z.string(),
  Type: z.enum(challengeTypes),
  Kind: z.enum(challengeKinds),
  StartDate: dateSchema,
  EndDate: dateSchema,
  State: z.enum(challengeStates),
});
export type OfferedChallenge = z.infer<typeof offeredChallengeSchema>;

export const embedSchema = embedSettingsSchema.extend({
  Offered: z.array(offeredChallengeSchema),
  Uri: z.string().nullable(),
});
export type RankingEmbed = z.infer<typeof embedSchema>;
