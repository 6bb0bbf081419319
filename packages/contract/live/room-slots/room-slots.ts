import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantInputSchema, instantSchema } from '../../scalars.ts';
import { workoutChoiceSchema } from '../room-workouts/room-workouts.ts';

export type RoomSlotId = Id<'RoomSlot'>;

/** Seconds, days, how many of a club wait, and how long before its class a circuit may be begun by a press: people are there by then. */
export const SLOT = {
  shortest: 60,
  longest: 6 * 3600,
  aheadDays: 120,
  perClub: 500,
  listDays: 31,
  circuitEarlyMinutes: 15,
} as const;

const slotStates = ['Planned', 'Started', 'Missed'] as const;

/** What the screens of a room are to run at an hour. */
export const roomSlotInputSchema = z.object({
  DisplayGroupId: idSchema,
  Begin: instantInputSchema,
  /** Seconds. */
  Duration: z
    .number('invalid-number')
    .int('invalid-number')
    .min(SLOT.shortest, 'slot-duration')
    .max(SLOT.longest, 'slot-duration'),
  Content: workoutChoiceSchema,
});
export type RoomSlotInput = z.output<typeof roomSlotInputSchema>;

/** Planned by somebody, or the circuit that a class brings to its room. */
export const roomSlotSchema = z.object({
  /** Null: it is of a class. */
  RoomSlotId: idSchema.nullable(),
  ClassId: idSchema.nullable(),
  DisplayGroupId: idSchema,
  Begin: instantSchema,
  End: instantSchema,
  /** Of what is run, as it was planned; empty: a timer that nobody named. */
  Name: z.string(),
  Content: workoutChoiceSchema,
  /** `Missed`: something else ran in the room at that time, or what was to run is no more. */
  State: z.enum(slotStates),
});
export type RoomSlot = z.infer<typeof roomSlotSchema>;
