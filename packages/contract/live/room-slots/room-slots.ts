import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';
import { workoutChoiceSchema } from '../room-workouts/room-workouts.ts';

export type RoomSlotId = Id<'RoomSlot'>;

/** In seconds. A circuit may start `circuitEarlyMinutes` before its class. */
export const SLOT = {
  shortest: 60,
  longest: 6 * 3600,
  aheadDays: 120,
  perClub: 500,
  listDays: 31,
  circuitEarlyMinutes: 15,
} as const;

const slotStates = ['Planned', 'Started', 'Missed'] as const;

export const roomSlotInputSchema = z.object({
  DisplayGroupId: idSchema,
  Begin: instantInputSchema,
  Duration: z
    .number('invalid-number')
    .int('invalid-number')
    .min(SLOT.shortest, 'slot-duration')
    .max(SLOT.longest, 'slot-duration'),
  Content: workoutChoiceSchema,
});
export type RoomSlotInput = z.output<typeof roomSlotInputSchema>;

export const roomSlotSchema = z.object({
  RoomSlotId: idSchema.nullable(),
  ClassId: idSchema.nullable(),
  DisplayGroupId: idSchema,
  Begin: instantSchema,
  End: instantSchema,
  Name: z.string(),
  Content: workoutChoiceSchema,
  /** `Missed`: another workout ran in the room, or the content had been deleted. */
  State: z.enum(slotStates),
});
export type RoomSlot = z.infer<typeof roomSlotSchema>;
