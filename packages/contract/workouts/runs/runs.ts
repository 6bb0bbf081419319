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
import { stopSigns } from '../generator/conditions.ts';
import { PROGRAM } from '../sheets/limits.ts';
import { plannedDaysSchema } from '../sheets/planned-days.ts';
import { type ProgramDay, programDaySchema, sheetTypeSchema } from '../sheets/program.ts';

export type WorkoutSheetRunId = Id<'WorkoutSheetRun'>;

export const RUN = {
  sets: 1000,
  seconds: 24 * 3600,
  earliest: '2000-01-01',
  aheadSeconds: 3600,
  alternatives: 6,
} as const;

const runSetStates = ['done', 'skipped'] as const;
const figure = (max: number) => z.number().int('invalid-number').min(0, 'invalid-number').max(max, 'invalid-number').nullable();

/** `Group`, `Set` and `Line` count from 0, `Round` from 1. */
const setPlaceSchema = z.object({
  Group: z.number().int().min(0).max(PROGRAM.groups),
  Set: z.number().int().min(0).max(PROGRAM.setsOfGroup),
  Round: z.number().int().min(1).max(PROGRAM.rounds),
  Line: z.number().int().min(0).max(PROGRAM.linesOfSet),
});
export type SetPlace = z.infer<typeof setPlaceSchema>;

const runSetSchema = setPlaceSchema.extend({
  State: z.enum(runSetStates),
  ExerciseId: idSchema,
  Reps: figure(PROGRAM.reps),
  Duration: figure(PROGRAM.durationMax),
  /** Kilograms. Null for body weight. */
  Weight: z
    .number()
    .multipleOf(0.01, 'invalid-number')
    .min(0, 'invalid-number')
    .max(PROGRAM.weightMax, 'invalid-number')
    .nullable(),
  /** Borg CR-10 scale. Null if not rated. */
  Rpe: z.number().multipleOf(0.5, 'invalid-number').min(0, 'invalid-number').max(10, 'invalid-number').nullable(),
  At: instantInputSchema,
});
export type RunSet = z.infer<typeof runSetSchema>;

export const keyOfPlace = ({ Group, Set, Round, Line }: SetPlace): string => `${Group}.${Set}.${Round}.${Line}`;

function isPlanned(day: ProgramDay, { Group, Set, Round, Line }: SetPlace): boolean {
  const set = day.Groups[Group]?.Sets[Set];
  return set !== undefined && Round <= set.Rounds && set.Lines[Line]?.Kind === 'exercise';
}

/** The phone may send a run long after its end. */
export const newRunSchema = z
  .object({
    WorkoutSheetId: idSchema.nullable(),
    RowVersion: rowVersionSchema,
    ClubId: idSchema.nullable(),
    Name: lineSchema(120),
    Day: z.number().int().min(0).max(PROGRAM.days),
    Plan: programDaySchema,
    Begin: instantInputSchema,
    End: instantInputSchema,
    /** Perceived effort of the whole run, Borg CR-10 scale. */
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

/** The phone makes the key at the begin of a run, so that a run sent twice is stored once. */
const runKeySchema = z.string().regex(/^[A-Za-z0-9-]{8,64}$/, 'invalid-value');

const evaluations = ['top', 'good', 'canDoMore', 'canDoMuchMore'] as const;
const evaluationSchema = z.enum(evaluations);
export type Evaluation = z.infer<typeof evaluationSchema>;

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
  Planned: z.number().int(),
  Done: z.number().int(),
  Percent: z.number().int(),
  Evaluation: evaluationSchema,
  Volume: z.number(),
  SheetState: z.enum(sheetStates),
  CalendarType: z.literal('WorkoutSheetRun'),
});
export type Run = z.infer<typeof runSchema>;

export const runExerciseSchema = z.object({
  ExerciseId: idSchema,
  ClubId: idSchema.nullable(),
  Name: z.string(),
  MainMuscle: mainMuscleSchema,
  OtherMuscles: z.array(mainMuscleSchema),
  Equipment: z.array(exerciseEquipmentSchema),
  Activities: z.array(activitySchema),
  Pattern: patternSchema.nullable(),
  Measure: measureSchema,
  Unilateral: z.boolean(),
  PictureUris: z.array(z.string()),
  Figure: figureSchema.nullable(),
});
export type RunExercise = z.infer<typeof runExerciseSchema>;

const recordKinds = ['heaviest', 'reps', 'volume'] as const;
const runRecordSchema = z.object({
  ExerciseId: idSchema,
  Kind: z.enum(recordKinds),
  Reps: z.number().int().nullable(),
  /** In kilograms. For `volume` kilograms times repetitions. */
  Value: z.number(),
  Before: z.object({ Reps: z.number().int().nullable(), Value: z.number(), Begin: instantSchema }),
});
export type RunRecord = z.infer<typeof runRecordSchema>;

export const runDetailSchema = runSchema.extend({
  Nickname: z.string(),
  Plan: programDaySchema,
  Sets: z.array(runSetSchema),
  /** The exercises of the plan and the sets, without deleted exercises. */
  Exercises: z.array(runExerciseSchema),
  Records: z.array(runRecordSchema),
  /** Volume of the user's previous run of the same day of the sheet. */
  VolumeBefore: z.number().nullable(),
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

export const sessionSchema = z.object({
  Begin: instantSchema,
  Sets: z.array(runSetSchema.pick({ Reps: true, Duration: true, Weight: true, Rpe: true })),
});
export type Session = z.infer<typeof sessionSchema>;

const plannedLoadSchema = z.object({ ExerciseId: idSchema, Weight: z.number().nullable(), WeightMax: z.number().nullable() });
export type PlannedLoad = z.infer<typeof plannedLoadSchema>;

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
      Instructions: z.string(),
      /** Null without a guide. Undefined in an older plan stored on a phone. */
      Guide: guideSchema.nullable().optional(),
      Alternatives: z.array(idSchema),
      /** The last two runs with the exercise, newest first. */
      Sessions: z.array(sessionSchema),
    }),
  ),
  LastRuns: z.array(
    z.object({
      Day: z.number().int(),
      Begin: instantSchema,
      /** Loads planned when this run was done. Undefined in an older plan stored on a phone. */
      Loads: z.array(plannedLoadSchema).optional(),
    }),
  ),
  /** The first run after the user's last break of more than two weeks. Null without a run. */
  FirstRun: instantSchema.nullable(),
  /** Increments in kg. Null if not set. Undefined in an older plan stored on a phone. */
  BarStep: z.number().nullable().optional(),
  HandStep: z.number().nullable().optional(),
  /** Undefined in an older plan stored on a phone. */
  Stop: z.array(z.enum(stopSigns)).optional(),
});
export type RunPlan = z.infer<typeof runPlanSchema>;

export const storeRunParamsSchema = z.object({ id: idParamSchema, key: runKeySchema });
export const runPlanParamsSchema = z.object({ id: idParamSchema, sheetId: idParamOf<'WorkoutSheet'>() });
