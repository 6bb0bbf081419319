import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema } from '../scalars.ts';

export type BrandId = Id<'Brand'>;
export type ClubId = Id<'Club'>;

export const brandSchema = z.object({ BrandId: idSchema, Name: z.string() });
export type Brand = z.infer<typeof brandSchema>;

export const clubSchema = z.object({
  ClubId: idSchema,
  BrandId: idSchema.nullable(),
  BrandName: z.string().nullable(),
  Name: z.string(),
  Address: z.string().nullable(),
  Website: z.string().nullable(),
  /** Whom members call or write to. */
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  /** IANA time zone: the club's day and its schedules. */
  TimeZone: z.string(),
  Currency: z.string(),
  EnableLiveTrainings: z.boolean(),
  EnableActivities: z.boolean(),
});
export type Club = z.infer<typeof clubSchema>;

/** The club's overview today, in the club's time zone. */
export const clubSummarySchema = z.object({
  ClubId: idSchema,
  /** What athletes type to join. */
  Code: z.string(),
  /** Joins as well and cannot be guessed: for links and QR codes. */
  InviteCode: z.string(),
  Athletes: z.number().int(),
  /** On the board now. */
  TrainingNow: z.number().int(),
  TrainingsToday: z.number().int(),
  PointsToday: z.number().int(),
  BridgesOnline: z.number().int(),
  BridgesTotal: z.number().int(),
  /** Bridges that need somebody, worst first. */
  BridgeWarnings: z.number().int(),
});
export type ClubSummary = z.infer<typeof clubSummarySchema>;
