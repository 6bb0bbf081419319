import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema, requiredLineSchema } from '../scalars.ts';

export type DisplayId = Id<'Display'>;

/** A paired TV. */
export const displaySchema = z.object({
  DisplayId: idSchema,
  ClubId: idSchema,
  DisplayGroupId: idSchema,
  Name: z.string(),
  /** The bridge it hangs on, whose Station is its own: a circuit shows it the exercises of that station. Null: nobody said so. */
  ClubpulseBridgeId: idSchema.nullable(),
  /** Whether it sounds: begin, last seconds, end, a goal that is reached. */
  Sound: z.boolean(),
  PairedAt: instantSchema,
  LastSeen: instantSchema.nullable(),
  RowVersion: z.number().int(),
});
export type Display = z.infer<typeof displaySchema>;
/** Without `Sound` it sounds as before, without a bridge it hangs where it hung. */
export const displayChangeSchema = z.object({
  Name: requiredLineSchema(60),
  DisplayGroupId: idSchema,
  ClubpulseBridgeId: idSchema.nullable().optional(),
  Sound: z.boolean().optional(),
});
/** Of the TV as it was read: somebody else's change in between refuses this one. */
export const displayUpdateSchema = displayChangeSchema.extend({ RowVersion: z.number().int() });
export type DisplayUpdate = z.output<typeof displayUpdateSchema>;

/** What a new TV gets: the code it shows, and the secret with which it asks whether somebody typed the code. */
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
