import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, lineSchema, requiredLineSchema } from '../scalars.ts';
import { displayGroupSchema } from './rooms.ts';

export type ClubpulseAppId = Id<'ClubpulseApp'>;

export const trainerAppSchema = z.object({
  ClubpulseAppId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Code: z.string(),
  RequiredOn: instantSchema,
  ExpiresAt: instantSchema,
  RegisteredOn: instantSchema.nullable(),
  Model: z.string(),
  /** Updated at most once a minute; null before the first request. */
  LastSeen: instantSchema.nullable(),
});
export type TrainerApp = z.infer<typeof trainerAppSchema>;

export const trainerAppInputSchema = z.object({ ClubId: idSchema, Name: requiredLineSchema(60) });

export const registerAppSchema = z.object({
  Code: requiredLineSchema(20).toUpperCase(),
  Model: lineSchema(60).default(''),
});

/** Only this response has the secret. The app sends it to `apps.place`, and as `app` in the first message to `/api/live`. */
export const appCredentialsSchema = z.object({
  ClubpulseAppId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Secret: z.string(),
});
export type AppCredentials = z.infer<typeof appCredentialsSchema>;

export const appPlaceSchema = z.object({
  ClubpulseAppId: idSchema,
  Name: z.string(),
  ClubId: idSchema,
  ClubName: z.string(),
  Rooms: z.array(displayGroupSchema),
});
export type AppPlace = z.infer<typeof appPlaceSchema>;
