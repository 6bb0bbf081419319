import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';
import { badges } from './challenges.ts';

export const badgeSchema = z.object({ Badge: z.enum(badges), Name: z.string(), ImageUri: z.string() });
/** A badge that somebody won. */
export const awardSchema = badgeSchema.extend({
  ChallengeId: idSchema,
  /** Of the challenge. */
  Title: z.string(),
  Credits: z.number().int().min(0),
  At: instantSchema,
});
export type Award = z.infer<typeof awardSchema>;
