import { z } from 'zod';
import { dateSchema, idSchema } from '../scalars.ts';
import { badges as medals } from './challenges.ts';

/** Badges, each awarded once by the rules in `rules/community/badges`. The order is that of the screen. */
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
  /** Name and description (the condition) in the caller's language. */
  Name: z.string(),
  Description: z.string(),
  ImageUri: z.string(),
});
export type Badge = z.infer<typeof badgeSchema>;
/** Badge of a challenge, which can be awarded once per challenge. */
export const awardSchema = badgeSchema.extend({
  /** Day in the user's time zone. */
  Day: dateSchema,
  Challenge: z
    .object({
      ChallengeId: idSchema,
      Title: z.string(),
      Credits: z.number().int().min(0),
      /** False when the reader may not see the challenge, for example after leaving the club. */
      Seen: z.boolean(),
    })
    .nullable(),
});
export type Award = z.infer<typeof awardSchema>;
