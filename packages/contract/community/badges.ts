import { z } from 'zod';
import { dateSchema, idSchema } from '../scalars.ts';
import { badges as medals } from './challenges.ts';

/** What is given for what somebody does, once each; the rules stand in `rules/community/badges`. In the order in which they are listed. */
export const badgeKeys = [
  'firstTraining',
  'trainings10',
  'trainings50',
  'trainings100',
  'trainings250',
  'trainings500',
  'streak4',
  'streak12',
  'streak26',
  'streak52',
  'points1000InWeek',
  'redZone10',
  'targetZoneMaster',
  'earlyBird',
  'nightOwl',
  'explorer',
  'comeback',
  'birthdayTraining',
  'distance100',
  'distance500',
  'distance1000',
  'classRegular25',
  'noNoShow',
  'bodyCheck',
  'bodyCheck12',
  'fitnessTest',
  'fitnessTestUp',
  'challengeFinisher',
  'challengePodium',
  'challengeWinner',
] as const;
export type BadgeKey = (typeof badgeKeys)[number];

export const badgeSchema = z.object({
  Badge: z.enum([...medals, ...badgeKeys]),
  /** In the language of who asks, as `Description`: what it takes. */
  Name: z.string(),
  Description: z.string(),
  ImageUri: z.string(),
});
export type Badge = z.infer<typeof badgeSchema>;
/** A badge that somebody has: once each, those of challenges once for each challenge. */
export const awardSchema = badgeSchema.extend({
  /** On which she earned it, in her own zone. */
  Day: dateSchema,
  /** The challenge that gave it. */
  Challenge: z
    .object({
      ChallengeId: idSchema,
      Title: z.string(),
      Credits: z.number().int().min(0),
      /** False: the reader may not see it, as one of a club that she left. */
      Seen: z.boolean(),
    })
    .nullable(),
});
export type Award = z.infer<typeof awardSchema>;
