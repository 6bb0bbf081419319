import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, languageSchema, lineSchema, requiredLineSchema } from '../scalars.ts';

export type KioskId = Id<'Kiosk'>;

/** So many kiosks of a club: more doors has none, and what is made without end is made by a program. */
export const KIOSKS_MAX = 50;

export const kioskInputSchema = z.object({
  ClubId: idSchema,
  /** Where it stands; one without a name gets one of four letters. */
  Name: requiredLineSchema(60).optional(),
});
/** A tablet at the entrance that nobody attends. */
export const kioskSchema = z.object({
  KioskId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  CreatedAt: instantSchema,
  /** Since when a tablet is it; null: none is. */
  PairedAt: instantSchema.nullable(),
  /** To the minute. */
  LastSeen: instantSchema.nullable(),
});
export type Kiosk = z.infer<typeof kioskSchema>;

/** A kiosk with the code that makes a tablet it: told this once, good once, until it ends. */
export const kioskCodeSchema = kioskSchema.extend({ Code: z.string(), CodeEndsAt: instantSchema });
export type KioskCode = z.infer<typeof kioskCodeSchema>;

/** The code as it is typed or stands in a link: spaces and small letters do not matter. */
export const kioskOpenSchema = z.object({
  Code: requiredLineSchema(40).transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
});
/** By what the tablet is known, in place of an account. */
export const kioskTokenSchema = lineSchema(100);

/** What the tablet shows while nobody is there: nothing that a passer-by may not read. */
export const kioskStateSchema = z.object({
  Name: z.string(),
  ClubName: z.string(),
  /** The club's logo. */
  PictureUri: z.string().nullable(),
  /** The club's. */
  Language: languageSchema,
  TimeZone: z.string(),
});
export type KioskState = z.infer<typeof kioskStateSchema>;

export const openedKioskSchema = kioskStateSchema.extend({ Token: z.string() });
export type OpenedKiosk = z.infer<typeof openedKioskSchema>;
