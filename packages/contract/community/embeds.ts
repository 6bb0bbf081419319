import { z } from 'zod';
import { colorSchema, dateSchema, dayInputSchema, idSchema, languageSchema, rowVersionSchema } from '../scalars.ts';
import { challengeKinds, challengeStates, challengeTypes } from './challenges.ts';
import { openMeasures, rankingRanges } from './rankings.ts';

export const EMBED_ROWS = { min: 3, max: 50 } as const;
/** Challenges that one page may show. */
export const EMBED_CHALLENGES_MAX = 10;
/** Websites that may be named. */
export const EMBED_ORIGINS_MAX = 20;

/** A name or a number of IPv4, or one of IPv6: no pattern, and nothing that a policy of the browser reads otherwise. */
const namesHost = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d+)?$/;
/** Where a website stands: scheme, name and port, without a path. */
const isOrigin = (text: string): boolean => namesHost.test(text) && URL.canParse(text) && new URL(text).origin === text;
const originSchema = z.string().max(260, 'text-too-long').refine(isOrigin, 'invalid-origin');

const settings = {
  /** What the rankings are by, in the order in which they are shown. */
  Rankings: z.array(z.enum(openMeasures)).max(openMeasures.length),
  /** Of the club itself, open to all its athletes, and counting nothing of how hearts went; shown after the rankings, in this order. */
  Challenges: z.array(idSchema).max(EMBED_CHALLENGES_MAX, 'too-many-challenges').default([]),
  /** In the order in which they are shown; the page opens with the first. */
  Ranges: z.array(z.enum(rankingRanges)).max(rankingRanges.length),
  /** Beside them a range that began on this day; once it is longer than a ranking may be, the longest there is. */
  Since: dayInputSchema.nullable(),
  Rows: z.number().int('invalid-number').min(EMBED_ROWS.min, 'invalid-number').max(EMBED_ROWS.max, 'invalid-number'),
  /** Null: the visitor's own. */
  Language: languageSchema.nullable(),
  /** Colours of the website: what is written on, what it is written with, and what stands out. */
  Paper: colorSchema,
  Text: colorSchema,
  Mark: colorSchema,
  /** Websites that may show it; none named: every one may. */
  Origins: z.array(originSchema).max(EMBED_ORIGINS_MAX),
};
export const embedSettingsSchema = z.object({ ...settings, RowVersion: rowVersionSchema });
/** At least one ranking or challenge, and one timeframe for rankings: a challenge has its own days (OPS-216, OPS-217). */
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

/** A challenge that may be shown, by its end. */
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
  /** Those that run or are to come, and those that are over and were chosen before. */
  Offered: z.array(offeredChallengeSchema),
  /** The page that a website shows; null while nothing is shown. */
  Uri: z.string().nullable(),
});
export type RankingEmbed = z.infer<typeof embedSchema>;
