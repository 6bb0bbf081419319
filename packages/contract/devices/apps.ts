import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, lineSchema, requiredLineSchema } from '../scalars.ts';
import { displayGroupSchema } from './rooms.ts';

export type ClubpulseAppId = Id<'ClubpulseApp'>;

/** A trainer's app: a manager asks for a code, who holds the tablet types it once, and it may watch the rooms of the club. */
export const trainerAppSchema = z.object({
  ClubpulseAppId: idSchema,
  ClubId: idSchema,
  /** Whose app it is, or where it lies. */
  Name: z.string(),
  /** Eight letters and digits without look-alikes; opens nothing any more once the app is registered. */
  Code: z.string(),
  /** When the code was asked for. */
  RequiredOn: instantSchema,
  ExpiresAt: instantSchema,
  /** When an app typed it; null while none did. */
  RegisteredOn: instantSchema.nullable(),
  /** What the app says of itself. */
  Model: z.string(),
  /** To the minute; null before the app asked for anything. */
  LastSeen: instantSchema.nullable(),
});
export type TrainerApp = z.infer<typeof trainerAppSchema>;

export const trainerAppInputSchema = z.object({ ClubId: idSchema, Name: requiredLineSchema(60) });

export const registerAppSchema = z.object({
  Code: requiredLineSchema(20).toUpperCase(),
  Model: lineSchema(60).default(''),
});

/** Handed out once. The secret is what the app shows from then on: to `apps.place`, and as `app` in the hello of `/api/live`. */
export const appCredentialsSchema = z.object({
  ClubpulseAppId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Secret: z.string(),
});
export type AppCredentials = z.infer<typeof appCredentialsSchema>;

/** Where an app is at home: what it needs to choose the room it watches. */
export const appPlaceSchema = z.object({
  ClubpulseAppId: idSchema,
  Name: z.string(),
  ClubId: idSchema,
  ClubName: z.string(),
  Rooms: z.array(displayGroupSchema),
});
export type AppPlace = z.infer<typeof appPlaceSchema>;
