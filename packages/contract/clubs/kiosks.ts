import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, languageSchema, lineSchema, requiredLineSchema } from '../scalars.ts';

export type KioskId = Id<'Kiosk'>;

/** Protects against programs that create many kiosks. */
export const KIOSKS_MAX = 50;

export const kioskInputSchema = z.object({
  ClubId: idSchema,
  /** Usually the kiosk's location. Default: four random letters. */
  Name: requiredLineSchema(60).optional(),
});
export const kioskSchema = z.object({
  KioskId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  CreatedAt: instantSchema,
  PairedAt: instantSchema.nullable(),
  /** Accurate to the minute. */
  LastSeen: instantSchema.nullable(),
});
export type Kiosk = z.infer<typeof kioskSchema>;

/** The code is returned once and valid once, until CodeEndsAt. */
export const kioskCodeSchema = kioskSchema.extend({ Code: z.string(), CodeEndsAt: instantSchema });
export type KioskCode = z.infer<typeof kioskCodeSchema>;

export const kioskOpenSchema = z.object({
  Code: requiredLineSchema(40).transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
});
export const kioskTokenSchema = lineSchema(100);

/** The state contains only public data, because an unattended tablet shows it. */
export const kioskStateSchema = z.object({
  Name: z.string(),
  ClubName: z.string(),
  PictureUri: z.string().nullable(),
  Language: languageSchema,
  TimeZone: z.string(),
});
export type KioskState = z.infer<typeof kioskStateSchema>;

export const openedKioskSchema = kioskStateSchema.extend({ Token: z.string() });
export type OpenedKiosk = z.infer<typeof openedKioskSchema>;
