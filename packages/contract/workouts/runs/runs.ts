import { z } from 'zod';
import type { Id } from '../../ids.ts';
import {
  idParamOf,
  idParamSchema,
  idSchema,
  instantInputSchema,
  instantSchema,
  lineSchema,
  rowVersionSchema,
} from '../../scalars.ts';
import { guideSchema } from '../exercises/guides.ts';
import {
  activitySchema,
  exerciseEquipmentSchema,
  figureSchema,
  mainMuscleSchema,
  measureSchema,
  patternSchema,
} from '../exercises/vocabulary.ts';
import { PROGRAM } from '../sheets/limits.ts';
import { plannedDaysSchema } from '../sheets/planned-days.ts';
import { type ProgramDay, programDaySchema, sheetTypeSchema } from '../sheets/program.ts';

export type WorkoutSheetRunId = Id<'WorkoutSheetRun'>;

export const RUN = {
  /** Turns of a day that a phone goes through and a run keeps. */
  sets: 1000,
  /** Nobody carries out a sheet for longer. */
  seconds: 24 * 3600,
  /** None is earlier. */
  earliest: '2000-01-01',
  /** A device’s clock may be so far ahead of the server’s, in seconds. */
  aheadSeconds: 3600,
  /** An exercise may be swapped for so many others. */
  alternatives: 6,
} as const;

const runSetStates = ['done', 'skipped'] as const;
const figure = (max: number) => z.number().int('invalid-number').min(0, 'invalid-number').max(max, 'invalid-number').nullable();

/** Where a set stands in its day: places from 0, rounds from 1. */
const setPlaceSchema = z.object({
  Group: z.number().int().min(0).max(PROGRAM.groups),
  Set: z.number().int().min(0).max(PROGRAM.setsOfGroup),
  Round: z.number().int().min(1).max(PROGRAM.rounds),
  Line: z.number().int().min(0).max(PROGRAM.linesOfSet),
});
export type SetPlace = z.infer<typeof setPlaceSchema>;

/** What became of a planned set; of one that is not named nothing did. */
const runSetSchema = setPlaceSchema.extend({
  State: z.enum(runSetStates),
  /** What was done: the planned exercise, or another one in its place. */
  ExerciseId: idSchema,
  Reps: figure(PROGRAM.reps),
  /** Seconds. */
  Duration: figure(PROGRAM.durationMax),
  /** Kilograms; null: of the body. */
  Weight: z
    .number()
    .multipleOf(0.01, 'invalid-number')
    .min(0, 'invalid-number')
    .max(PROGRAM.weightMax, 'invalid-number')
    .nullable(),
  /** Borg CR-10; null: she did not say. */
  Rpe: z.number().multipleOf(0.5, 'invalid-number').min(0, 'invalid-number').max(10, 'invalid-number').nullable(),
  At: instantInputSchema,
});
export type RunSet = z.infer<typeof runSetSchema>;

export const keyOfPlace = ({ Group, Set, Round, Line }: SetPlace): string => `${Group}.${Set}.${Round}.${Line}`;

function isPlanned(day: ProgramDay, { Group, Set, Round, Line }: SetPlace): boolean {
  const set = day.Groups[Group]?.Sets[Set];
  return set !== undefined && Round <= set.Rounds && set.Lines[Line]?.Kind === 'exercise';
}

/** A run as a phone hands it over once it is finished, however long after. */
export const newRunSchema = z
  .object({
    /** Null: it was of a sheet that is no more. */
    WorkoutSheetId: idSchema.nullable(),
    /** The sheet as the phone had it, whatever became of it meanwhile. */
    RowVersion: rowVersionSchema,
    ClubId: idSchema.nullable(),
    Name: lineSchema(120),
    /** Place of its day among the days of the sheet, from 0. */
    Day: z.number().int().min(0).max(PROGRAM.days),
    Plan: programDaySchema,
    Begin: instantInputSchema,
    End: instantInputSchema,
    /** How hard all of it was, Borg CR-10. */
    Felt: z.number().int('invalid-number').min(0, 'invalid-number').max(10, 'invalid-number').nullable(),
    Sets: z.array(runSetSchema).max(RUN.sets, 'too-many-sets'),
  })
  .superRefine(({ Begin, End, Plan, Sets }, context) => {
    const seconds = (Date.parse(End) - Date.parse(Begin)) / 1000;
    if (seconds < 0) context.addIssue({ code: 'custom', path: ['End'], message: 'interval-order' });
    else if (seconds > RUN.seconds) context.addIssue({ code: 'custom', path: ['End'], message: 'run-too-long' });
    const seen = new Set<string>();
    for (const [index, set] of Sets.entries()) {
      const key = keyOfPlace(set);
      if (!isPlanned(Plan, set)) context.addIssue({ code: 'custom', path: ['Sets', index], message: 'set-not-planned' });
      else if (seen.has(key)) context.addIssue({ code: 'custom', path: ['Sets', index], message: 'set-twice' });
      seen.add(key);
    }
  });
export type NewRun = z.infer<typeof newRunSchema>;

/** A key that the phone makes when it begins: what it sends twice is stored once. */
const runKeySchema = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'invalid-value');

const evaluations = ['top', 'good', 'canDoMore', 'canDoMuchMore'] as const;
const evaluationSchema = z.enum(evaluations);
export type Evaluation = z.infer<typeof evaluationSchema>;

/** How the sheet stood when the run came in. */
const sheetStates = ['Same', 'Changed', 'Gone'] as const;

export const runSchema = z.object({
  WorkoutSheetRunId: idSchema,
  UserId: idSchema,
  ClubId: idSchema.nullable(),
  WorkoutSheetId: idSchema.nullable(),
  Name: z.string(),
  Day: z.number().int(),
  DayName: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  Felt: z.number().int().nullable(),
  /** Sets of the day, and those that were done. */
  Planned: z.number().int(),
  Done: z.number().int(),
  Percent: z.number().int(),
  Evaluation: evaluationSchema,
  /** Kilograms times repetitions, of sets with a load. */
  Volume: z.number(),
  SheetState: z.enum(sheetStates),
  CalendarType: z.literal('WorkoutSheetRun'),
});
export type Run = z.infer<typeof runSchema>;

/** An exercise as a run shows it. */
export const runExerciseSchema = z.object({
  ExerciseId: idSchema,
  /** Null: of the platform’s library. */
  ClubId: idSchema.nullable(),
  /** In the language of who asks. */
  Name: z.string(),
  MainMuscle: mainMuscleSchema,
  OtherMuscles: z.array(mainMuscleSchema),
  Equipment: z.array(exerciseEquipmentSchema),
  Activities: z.array(activitySchema),
  Pattern: patternSchema.nullable(),
  Measure: measureSchema,
  /** Its repetitions are those of one side. */
  Unilateral: z.boolean(),
  PictureUris: z.array(z.string()),
  Figure: figureSchema.nullable(),
});
export type RunExercise = z.infer<typeof runExerciseSchema>;

const recordKinds = ['heaviest', 'reps', 'volume'] as const;
/** The best of an exercise so far, and what it was before. */
const runRecordSchema = z.object({
  ExerciseId: idSchema,
  Kind: z.enum(recordKinds),
  Reps: z.number().int().nullable(),
  /** Kilograms; of `volume` kilograms times repetitions. */
  Value: z.number(),
  Before: z.object({ Reps: z.number().int().nullable(), Value: z.number(), Begin: instantSchema }),
});
export type RunRecord = z.infer<typeof runRecordSchema>;

export const runDetailSchema = runSchema.extend({
  Nickname: z.string(),
  Plan: programDaySchema,
  Sets: z.array(runSetSchema),
  /** Those that its plan and its sets name; what was removed is missing. */
  Exercises: z.array(runExerciseSchema),
  Records: z.array(runRecordSchema),
  /** Of the run of the same day before; null: there is none. */
  VolumeBefore: z.number().nullable(),
  /** Her training of that time, where the reader sees one. */
  Training: z
    .object({
      TrainingId: idSchema,
      Points: z.number().int(),
      AverageHeartRate: z.number().int().nullable(),
    })
    .nullable(),
  MayDelete: z.boolean(),
});
export type RunDetail = z.infer<typeof runDetailSchema>;

/** What was done of an exercise when it was last done, and the time before. */
export const sessionSchema = z.object({
  Begin: instantSchema,
  Sets: z.array(runSetSchema.pick({ Reps: true, Duration: true, Weight: true, Rpe: true })),
});
export type Session = z.infer<typeof sessionSchema>;

/** Of an exercise that a day names: kilograms, null: it says none. */
const plannedLoadSchema = z.object({ ExerciseId: idSchema, Weight: z.number().nullable(), WeightMax: z.number().nullable() });
export type PlannedLoad = z.infer<typeof plannedLoadSchema>;

/** All that a phone needs to carry out a sheet without a network. */
export const runPlanSchema = z.object({
  WorkoutSheetId: idSchema,
  RowVersion: rowVersionSchema,
  ClubId: idSchema,
  Name: z.string(),
  Type: sheetTypeSchema,
  Program: z.array(programDaySchema),
  PlannedDays: plannedDaysSchema,
  Exercises: z.array(
    runExerciseSchema.extend({
      /** How it is done, in the language of who asks; empty: nobody said. */
      Instructions: z.string(),
      /** How the club of the sheet shows it; null: it does not. Left out by a plan that a phone keeps since before. */
      Guide: guideSchema.nullable().optional(),
      /** May stand in for it: of its pattern or its muscle, the likest first. */
      Alternatives: z.array(idSchema),
      /** The last two, newest first. */
      Sessions: z.array(sessionSchema),
    }),
  ),
  /** Of the days of the sheet, when each was carried out last. */
  LastRuns: z.array(
    z.object({
      Day: z.number().int(),
      Begin: instantSchema,
      /** What the day said of its loads then. Left out by a plan that a phone keeps since before. */
      Loads: z.array(plannedLoadSchema).optional(),
    }),
  ),
  /** When it was carried out first. */
  FirstRun: instantSchema.nullable(),
  /** Kilograms by which the loads of its club differ; null: nobody said. Left out by a plan that a phone keeps since before. */
  BarStep: z.number().nullable().optional(),
  HandStep: z.number().nullable().optional(),
});
export type RunPlan = z.infer<typeof runPlanSchema>;

export const storeRunParamsSchema = z.object({ id: idParamSchema, key: runKeySchema });
export const runPlanParamsSchema = z.object({ id: idParamSchema, sheetId: idParamOf<'WorkoutSheet'>() });
