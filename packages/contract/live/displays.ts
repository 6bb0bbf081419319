import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../scalars.ts';

export type DisplayId = Id<'Display'>;

export const displaySchema = z.object({
  DisplayId: idSchema,
  ClubId: idSchema,
  DisplayGroupId: idSchema,
  Name: z.string(),
  /** The bridge whose station the TV shows alone; null if none is assigned. */
  ClubpulseBridgeId: idSchema.nullable(),
  Sound: z.boolean(),
  PairedAt: instantSchema,
  LastSeen: instantSchema.nullable(),
  RowVersion: z.number().int(),
});
export type Display = z.infer<typeof displaySchema>;
export const displayChangeSchema = z.object({
  Name: requiredLineSchema(60),
  DisplayGroupId: idSchema,
  ClubpulseBridgeId: idSchema.nullable().optional(),
  Sound: z.boolean().optional(),
});
/** RowVersion is the version that the user read. The change is refused if another user has changed the TV since. */
export const displayUpdateSchema = displayChangeSchema.extend({ RowVersion: z.number().int() });
export type DisplayUpdate = z.output<typeof displayUpdateSchema>;

/** The TV shows the code. The secret gives the TV its token once staff have entered the code. */
export const pairingSchema = z.object({ PairingId: z.string(), Code: z.string(), Secret: z.string(), ExpiresAt: instantSchema });
export type Pairing = z.infer<typeof pairingSchema>;

export const pairingStateSchema = z.discriminatedUnion('State', [
  z.object({ State: z.literal('Waiting'), ExpiresAt: instantSchema }),
  z.object({ State: z.literal('Paired'), DisplayId: idSchema, Token: z.string(), ClubName: z.string(), RoomName: z.string() }),
]);

export const pairInputSchema = z.object({
  Code: requiredLineSchema(20).toUpperCase(),
  DisplayGroupId: idSchema,
  ClubpulseBridgeId: idSchema.nullable().optional(),
  Name: requiredLineSchema(60),
});
