import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema, lineSchema } from '../../scalars.ts';
import { circuitContentSchema } from '../../workouts/circuits/circuits.ts';
import { flowRowSchema } from '../../workouts/flows/flows.ts';
import { slideshowRowSchema } from '../../workouts/slideshows/slideshows.ts';
import { timerSchema } from '../../workouts/timers/timers.ts';

export type RoomWorkoutId = Id<'RoomWorkout'>;

/** Limits of a timer that a trainer sets on the spot: a class, in seconds. */
export const QUICK = { secondsMin: 5, secondsMax: 2 * 3600, restMax: 600, roundsMax: 99, prepareMax: 60 } as const;

const seconds = z.number().int('invalid-number').min(QUICK.secondsMin, 'invalid-number').max(QUICK.secondsMax, 'invalid-number');
const rounds = z.number().int('invalid-number').min(1, 'invalid-number').max(QUICK.roundsMax, 'invalid-number');
const quickTimer = z.object({
  /** What is done, as large as the clock; empty: nothing stands there. */
  Text: lineSchema(80),
  /** Seconds to get ready. */
  Prepare: z.number().int('invalid-number').min(0, 'invalid-number').max(QUICK.prepareMax, 'invalid-number'),
});
/** A timer that is set and started at once: one time, as many rounds as one can, each minute on the minute, or work and rest in turns. */
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
/** One of what the club has, and what is said where nothing is chosen (spec 3 section 5). */
const chosenSchema = z.number(unchosen).int(unchosen).min(1, unchosen).max(Number.MAX_SAFE_INTEGER, unchosen);
/** What a room is asked to run: set on the spot, or one of what the club has. */
export const workoutChoiceSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Quick'), Timer: quickTimerSchema }),
  z.object({ Kind: z.literal('Circuit'), BridgeWorkoutId: chosenSchema }),
  z.object({ Kind: z.literal('Timer'), TimerId: chosenSchema }),
  z.object({ Kind: z.literal('Flow'), IntensityFlowId: chosenSchema }),
  z.object({ Kind: z.literal('Slideshow'), SlideshowId: chosenSchema }),
]);
export type WorkoutChoice = z.output<typeof workoutChoiceSchema>;

/**
 * What a room runs, whole but for its steps, which are computed of it: a screen that has it needs nobody to go on, and what is changed
 * afterwards does not change it.
 */
export const workoutContentSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('Quick'), Timer: quickTimerSchema }),
  z.object({ Kind: z.literal('Circuit'), Circuit: circuitContentSchema.omit({ Steps: true }) }),
  z.object({ Kind: z.literal('Timer'), Timer: timerSchema }),
  z.object({ Kind: z.literal('Flow'), Flow: flowRowSchema }),
  z.object({ Kind: z.literal('Slideshow'), Slideshow: slideshowRowSchema }),
]);
export type WorkoutContent = z.output<typeof workoutContentSchema>;

/** Where it stood at a moment; from there on everybody counts alike. */
const runStateSchema = z.object({
  /** Place of the step; of slides, which go round, counted over all rounds. */
  Step: z.number().int().min(0),
  /** Milliseconds that were done of it. */
  Passed: z.number().int().min(0),
  /** Milliseconds that were added to it, or taken from it. */
  Extra: z.number().int(),
  At: instantSchema,
  Paused: z.boolean(),
});
export type RunState = z.infer<typeof runStateSchema>;

/** One thing runs in a room. */
export const roomWorkoutSchema = runStateSchema.extend({
  RoomWorkoutId: idSchema,
  DisplayGroupId: idSchema,
  Content: workoutContentSchema,
  /** Counts its changes. */
  Version: z.number().int().min(0),
  /** The room's screens show their wall meanwhile; it goes on behind it. */
  BehindWall: z.literal(true).optional(),
});
export type RoomWorkout = z.infer<typeof roomWorkoutSchema>;

const leadActs = ['pause', 'goOn', 'skip', 'back', 'add', 'take'] as const;
export type LeadAct = (typeof leadActs)[number];
/** Milliseconds that one press adds or takes. */
export const NUDGE_MS = 10_000;

export const startWorkoutSchema = z.object({
  DisplayGroupId: idSchema,
  Content: workoutChoiceSchema,
});
export const leadWorkoutSchema = z.object({
  Act: z.enum(leadActs),
  /** Of skip and back: the step that the caller saw, so that of two who press at once one is heard. */
  Step: z.number().int().min(0),
});
