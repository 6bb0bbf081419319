import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../scalars.ts';

export type KioskId = Id<'Kiosk'>;

export const kioskInputSchema = z.object({
  ClubId: idSchema,
  /** Where it stands; one without a name is called by its code. */
  Name: requiredLineSchema(60).optional(),
});
/** A tablet at the entrance. `Code` tells it apart from the others of the server. */
export const kioskSchema = z.object({
  KioskId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Code: z.string(),
  CreatedAt: instantSchema,
});
export type Kiosk = z.infer<typeof kioskSchema>;
