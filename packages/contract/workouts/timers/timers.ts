import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, pageOf, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';
import { mainMuscleSchema } from '../exercises/vocabulary.ts';
import { TIMELINE } from '../timeline.ts';

export type TimerId = Id<'Timer'>;

/** Limits of spec 3 section 5; those that it does not name keep a timer readable on a TV. */
export const TIMER = {
  name: 60,
  exercises: 9,
  rounds: 50,
  reps: 500,
  /** Seconds that anything in it lasts at least. */
  shortest: 5,
  /** Seconds of the whole, where a repetition takes `secondsPerRep`. */
  longest: TIMELINE.seconds,
  /** A repetition of nobody's tempo: what a total counts where people take their time. */
  secondsPerRep: 4,
  perClub: 500,
} as const;

const MINUTE = 60;

/** `mm:ss` as seconds; undefined where it is none. */
export function clockSeconds(text: string): number | undefined {
  const found = /^([0-5]?\d):([0-5]\d)$/.exec(text.trim());
  return found === null ? undefined : Number(found[1]) * MINUTE + Number(found[2]);
}
/** Seconds as `mm:ss`. */
export const clockOf = (seconds: number): string =>
  `${String(Math.floor(seconds / MINUTE)).padStart(2, '0')}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** A time of a timer, `01:30`. */
const timerClockSchema = z
  .string('timer-clock')
  .trim()
  .refine((text) => clockSeconds(text) !== undefined, { error: 'timer-clock', abort: true })
  .refine((text) => (clockSeconds(text) ?? 0) >= TIMER.shortest, 'timer-too-short')
  .transform((text) => clockOf(clockSeconds(text) ?? 0));
const whole = (max: number) =>
  z.number('invalid-number').int('invalid-number').min(1, 'invalid-number').max(max, 'invalid-number');

/** Takes either a time or a range of repetitions, never both. */
const timerLineSchema = z.object({
  ExerciseId: idSchema,
  Duration: timerClockSchema.nullable(),
  Reps: whole(TIMER.reps).nullable(),
  /** With `Reps`: from that many to so many. */
  RepsMax: whole(TIMER.reps).nullable(),
});
export type TimerLine = z.output<typeof timerLineSchema>;

export const timerInputSchema = z.object({
  Name: requiredLineSchema(TIMER.name),
  /** Offered to the rooms of the club; left out: as it was, a new one is. */
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
  /** After each exercise; null: none. */
  Rest: timerClockSchema.nullable(),
  Rounds: whole(TIMER.rounds),
  /** Between rounds, beside the rest after the last exercise; null: none. */
  RoundRest: timerClockSchema.nullable(),
  CoolDown: timerClockSchema.nullable(),
});
export type TimerInput = z.output<typeof timerInputSchema>;
export const timerUpdateSchema = timerInputSchema.extend({ RowVersion: rowVersionSchema });

/** As it is stored and read: what was let in once is shown whatever is let in today. */
const timerExerciseSchema = z.object({
  ExerciseId: idSchema,
  /** In the language of who asks; of one that was removed, the name it was planned with. */
  Name: z.string(),
  MainMuscle: mainMuscleSchema.nullable(),
  OtherMuscles: z.array(mainMuscleSchema),
  /** Not offered in the club any more. */
  Removed: z.boolean(),
  Duration: z.string().nullable(),
  Reps: z.number().int().nullable(),
  RepsMax: z.number().int().nullable(),
});
export type TimerExercise = z.infer<typeof timerExerciseSchema>;

/** How long it runs. */
const timerTotalSchema = z.object({
  Seconds: z.number().int(),
  /** It counts repetitions, which take as long as they take. */
  IsAbout: z.boolean(),
});
export const timerSchema = z.object({
  TimerId: idSchema,
  Name: z.string(),
  /** Absent in content stored before the column existed: published. */
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
  /** Absent in content stored before the column existed: published. */
  Published: z.boolean().optional(),
  Rounds: z.number().int(),
  ExerciseCount: z.number().int(),
  Total: timerTotalSchema,
});
export type TimerRow = z.infer<typeof timerRowSchema>;
export const timerPageSchema = pageOf(timerRowSchema);

/** A line as it is kept. */
export interface StoredTimerLine {
  readonly ExerciseId: number;
  /** What it was called when it was planned. */
  readonly Name: string;
  readonly Seconds: number | null;
  readonly Reps: number | null;
  readonly RepsMax: number | null;
}
