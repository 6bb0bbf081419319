import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, lineSchema } from '../../scalars.ts';
import { circuitContentSchema } from '../../workouts/circuits/circuits.ts';
import { flowRowSchema } from '../../workouts/flows/flows.ts';
import { slideshowRowSchema } from '../../workouts/slideshows/slideshows.ts';
import { timerSchema } from '../../workouts/timers/timers.ts';

export type RoomWorkoutId = Id<'RoomWorkout'>;

/** Times in seconds. */
export const QUICK = { secondsMin: 5, secondsMax: 2 * 3600, restMax: 600, roundsMax: 99, prepareMax: 60 } as const;

const seconds = z.number().int('invalid-number').min(QUICK.secondsMin, 'invalid-number').max(QUICK.secondsMax, 'invalid-number');
const rounds = z.number().int('invalid-number').min(1, 'invalid-number').max(QUICK.roundsMax, 'invalid-number');
const quickTimer = z.object({
  Text: lineSchema(80),
  Prepare: z.number().int('invalid-number').min(0, 'invalid-number').max(QUICK.prepareMax, 'invalid-number'),
});
export const quickTimerSchema = z.discriminatedUnion('Type', [
  quickTimer.extend({ Type: z.literal('Countdown'), Seconds: seconds }),
  quickTimer.extend({ Type: z.literal('Amrap'), Seconds: seconds }),
  quickTimer.extend({ Type: z.literal('Emom'), Seconds: seconds, Rounds: rounds }),
  quickTimer.extend({
    Type: z.literal('Intervals'),
    Seconds: seconds,
    Rest: z.number().int('invalid-number').min(0, 'invalid-number').max(QUICK.restMax, 'invalid-number'),
    Rounds: rounds,
  }),
]);
export type QuickTimer = z.output<typeof quickTimerSchema>;
export const quickTimerTypes = ['Countdown', 'Emom', 'Amrap', 'Intervals'] as const satisfies readonly QuickTimer['Type'][];

const unchosen = 'on-screen-workout-required';
const chosenSchema = z.number(unchosen).int(unchosen).min(1, unchosen).max(Number.MAX_SAFE_INTEGER, unchosen);
export const workoutChoiceSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Quick'), Timer: quickTimerSchema }),
  z.object({ Kind: z.literal('Circuit'), BridgeWorkoutId: chosenSchema }),
  z.object({ Kind: z.literal('Timer'), TimerId: chosenSchema }),
  z.object({ Kind: z.literal('Flow'), IntensityFlowId: chosenSchema }),
  z.object({ Kind: z.literal('Slideshow'), SlideshowId: chosenSchema }),
]);
export type WorkoutChoice = z.output<typeof workoutChoiceSchema>;

/**
 * The content without its steps, which each screen computes. So a screen can continue offline, and changes of the original do
 * not affect it.
 */
export const workoutContentSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Quick'), Timer: quickTimerSchema }),
  z.object({ Kind: z.literal('Circuit'), Circuit: circuitContentSchema.omit({ Steps: true }) }),
  z.object({ Kind: z.literal('Timer'), Timer: timerSchema }),
  z.object({ Kind: z.literal('Flow'), Flow: flowRowSchema }),
  z.object({ Kind: z.literal('Slideshow'), Slideshow: slideshowRowSchema }),
]);
export type WorkoutContent = z.output<typeof workoutContentSchema>;

const runStateSchema = z.object({
  Step: z.number().int().min(0),
  Passed: z.number().int().min(0),
  Extra: z.number().int(),
  At: instantSchema,
  Paused: z.boolean(),
});
export type RunState = z.infer<typeof runStateSchema>;

export const roomWorkoutSchema = runStateSchema.extend({
  RoomWorkoutId: idSchema,
  DisplayGroupId: idSchema,
  Content: workoutContentSchema,
  Version: z.number().int().min(0),
  BehindWall: z.literal(true).optional(),
});
export type RoomWorkout = z.infer<typeof roomWorkoutSchema>;

const leadActs = ['pause', 'goOn', 'skip', 'back', 'add', 'take'] as const;
export type LeadAct = (typeof leadActs)[number];
export const NUDGE_MS = 10_000;

export const startWorkoutSchema = z.object({
  DisplayGroupId: idSchema,
  Content: workoutChoiceSchema,
});
export const leadWorkoutSchema = z.object({
  Act: z.enum(leadActs),
  Step: z.number().int().min(0),
});
