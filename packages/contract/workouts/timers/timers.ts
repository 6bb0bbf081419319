import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, pageOf, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';
import { mainMuscleSchema } from '../exercises/vocabulary.ts';
import { TIMELINE } from '../timeline.ts';

export type TimerId = Id<'Timer'>;

/** The limits also make a timer readable on a TV. */
export const TIMER = {
  name: 60,
  exercises: 9,
  rounds: 50,
  reps: 500,
  shortest: 5,
  /** Longest timer in seconds. A repetition counts as `secondsPerRep`. */
  longest: TIMELINE.seconds,
  /** Estimated seconds of a repetition, for total times. */
  secondsPerRep: 4,
  perClub: 500,
} as const;

const MINUTE = 60;

/** Reads `mm:ss`. Undefined for any other form. */
export function clockSeconds(text: string): number | undefined {
  const found = /^([0-5]?\d):([0-5]\d)$/.exec(text.trim());
  return found === null ? undefined : Number(found[1]) * MINUTE + Number(found[2]);
}
export const clockOf = (seconds: number): string =>
  `${String(Math.floor(seconds / MINUTE)).padStart(2, '0')}:${String(seconds % MINUTE).padStart(2, '0')}`;

const timerClockSchema = z
  .string('timer-clock')
  .trim()
  .refine((text) => clockSeconds(text) !== undefined, { error: 'timer-clock', abort: true })
  .refine((text) => (clockSeconds(text) ?? 0) >= TIMER.shortest, 'timer-too-short')
  .transform((text) => clockOf(clockSeconds(text) ?? 0));
const integer = (max: number) =>
  z.number('invalid-number').int('invalid-number').min(1, 'invalid-number').max(max, 'invalid-number');

/** An exercise has either a duration or repetitions. */
const timerLineSchema = z.object({
  ExerciseId: idSchema,
  Duration: timerClockSchema.nullable(),
  Reps: integer(TIMER.reps).nullable(),
  RepsMax: integer(TIMER.reps).nullable(),
});
export type TimerLine = z.output<typeof timerLineSchema>;

export const timerInputSchema = z.object({
  Name: requiredLineSchema(TIMER.name),
  /** True if the timer is offered to the club's rooms. Undefined publishes a new timer, and does not change a stored timer. */
  Published: z.boolean().optional(),
  WarmUp: timerClockSchema.nullable(),
  Exercises: z
    .array(timerLineSchema)
    .min(1, 'timer-without-exercises')
    .max(TIMER.exercises, 'timer-too-many-exercises')
    .superRefine((lines, context) => {
      const refuse = (at: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      const seen = new Set<number>();
      for (const [at, { ExerciseId, Duration, Reps, RepsMax }] of lines.entries()) {
        if (seen.has(ExerciseId)) refuse(at, 'ExerciseId', 'timer-exercise-twice');
        seen.add(ExerciseId);
        if (Duration === null && Reps === null) refuse(at, 'Duration', 'timer-time-or-reps');
        if (Duration !== null && Reps !== null) refuse(at, 'Reps', 'timer-time-or-reps');
        if (RepsMax !== null && (Reps === null || RepsMax < Reps)) refuse(at, 'RepsMax', 'timer-reps-order');
      }
    }),
  Rest: timerClockSchema.nullable(),
  Rounds: integer(TIMER.rounds),
  /** Added to the rest after the last exercise of a round; null for none. */
  RoundRest: timerClockSchema.nullable(),
  CoolDown: timerClockSchema.nullable(),
});
export type TimerInput = z.output<typeof timerInputSchema>;
export const timerUpdateSchema = timerInputSchema.extend({ RowVersion: rowVersionSchema });

const timerExerciseSchema = z.object({
  ExerciseId: idSchema,
  Name: z.string(),
  MainMuscle: mainMuscleSchema.nullable(),
  OtherMuscles: z.array(mainMuscleSchema),
  Removed: z.boolean(),
  Duration: z.string().nullable(),
  Reps: z.number().int().nullable(),
  RepsMax: z.number().int().nullable(),
});
export type TimerExercise = z.infer<typeof timerExerciseSchema>;

const timerTotalSchema = z.object({
  Seconds: z.number().int(),
  IsAbout: z.boolean(),
});
export const timerSchema = z.object({
  TimerId: idSchema,
  Name: z.string(),
  Published: z.boolean().optional(),
  WarmUp: z.string().nullable(),
  Exercises: z.array(timerExerciseSchema),
  Rest: z.string().nullable(),
  Rounds: z.number().int(),
  RoundRest: z.string().nullable(),
  CoolDown: z.string().nullable(),
  Total: timerTotalSchema,
  RowVersion: z.number().int(),
});
export type Timer = z.infer<typeof timerSchema>;

export const timerRowSchema = z.object({
  TimerId: idSchema,
  Name: z.string(),
  Published: z.boolean().optional(),
  Rounds: z.number().int(),
  ExerciseCount: z.number().int(),
  Total: timerTotalSchema,
});
export type TimerRow = z.infer<typeof timerRowSchema>;
export const timerPageSchema = pageOf(timerRowSchema);

export interface StoredTimerLine {
  readonly ExerciseId: number;
  readonly Name: string;
  readonly Seconds: number | null;
  readonly Reps: number | null;
  readonly RepsMax: number | null;
}
