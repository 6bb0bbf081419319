import { z } from 'zod';
import { dateSchema, idSchema } from '../scalars.ts';
import { badges as medals } from './challenges.ts';

/** The order is that of the screen. A user gets each badge at most once (`rules/community/badges`). */
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
  /** In the caller's language; the description states the condition. */
  Name: z.string(),
  Description: z.string(),
  ImageUri: z.string(),
});
export type Badge = z.infer<typeof badgeSchema>;
/** The badge of a challenge can be awarded once for each challenge. */
export const awardSchema = badgeSchema.extend({
  Day: dateSchema,
  Challenge: z
    .object({
      ChallengeId: idSchema,
      Title: z.string(),
      Credits: z.number().int().min(0),
      /** True if the reader may see the challenge. False after they left the club. */
      Seen: z.boolean(),
    })
    .nullable(),
});
export type Award = z.infer<typeof awardSchema>;
