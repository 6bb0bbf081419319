import { z } from 'zod';
import { ownPicture } from '../../accounts/images.ts';
import type { Id } from '../../ids.ts';
import { LENGTH_TOO_LONG } from '../../limits.ts';
import {
  flagQuerySchema,
  idParamSchema,
  idSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import { figureSchema, mainMuscleSchema } from '../exercises/vocabulary.ts';
import { PROGRAM } from '../sheets/limits.ts';
import { stepsSchema } from '../timeline.ts';

/** A circuit has exercises at stations of a room. In the API its name is bridge workout. */
export type BridgeWorkoutId = Id<'BridgeWorkout'>;

export const CIRCUIT = {
  most: 500,
  name: 80,
  tags: 10,
  tag: 40,
  stations: 20,
  exercises: 9,
  station: 999,
  rounds: 20,
  minutes: 120,
  /** Longest work, and longest `time` of an AMRAP, in seconds. */
  work: 30 * 60,
  rest: 10 * 60,
  time: 2 * 3600,
  least: 5,
  /** All durations are multiples of this, in seconds. */
  step: 5,
  /** Longest circuit in seconds. */
  total: 6 * 3600,
  batch: 200,
  clubs: 50,
} as const;

export const circuitTimers = ['timer', 'EMOM', 'AMRAP'] as const;
export const circuitTimerSchema = z.enum(circuitTimers);
export type CircuitTimer = (typeof circuitTimers)[number];

const integer = (min: number, max: number) =>
  z.number().int('invalid-number').min(min, 'invalid-number').max(max, 'invalid-number');
const seconds = (max: number) =>
  z
    .number()
    .int('invalid-number')
    .min(CIRCUIT.least, 'circuit-too-short')
    .max(max, LENGTH_TOO_LONG)
    .multipleOf(CIRCUIT.step, 'circuit-length-step');
const seconds0 = (max: number) =>
  z
    .number()
    .int('invalid-number')
    .min(0, 'circuit-too-short')
    .max(max, LENGTH_TOO_LONG)
    .multipleOf(CIRCUIT.step, 'circuit-length-step');

const exerciseShape = {
  ExerciseId: idSchema,
  Reps: integer(1, PROGRAM.reps).nullable(),
  RepsMax: integer(1, PROGRAM.reps).nullable(),
  /** Kilograms. Null for body weight or if the athlete chooses. */
  Weight: z
    .number('invalid-number')
    .multipleOf(0.01, 'invalid-number')
    .positive('invalid-number')
    .max(PROGRAM.weightMax, 'invalid-number')
    .nullable(),
  MachineLevel: integer(1, PROGRAM.machineLevelMax).nullable(),
  CardioZone: integer(0, 5).nullable(),
  Notes: lineSchema(120),
};
export const circuitExerciseSchema = z.object(exerciseShape);
export type CircuitExercise = z.infer<typeof circuitExerciseSchema>;

export const circuitStationSchema = z.object({
  StationKey: z.number().int().min(1).max(1_000_000).nullable(),
  /** Shown on the screens of bridges with this number. Null if none is chosen. */
  Station: integer(1, CIRCUIT.station).nullable(),
  Exercises: z.array(circuitExerciseSchema).max(CIRCUIT.exercises, 'circuit-too-many-exercises'),
});
export type CircuitStation = z.infer<typeof circuitStationSchema>;
export type StoredStations = readonly {
  readonly StationKey: number;
  readonly Station: number | null;
  readonly Exercises: readonly (CircuitExercise & { readonly PlannedName: string })[];
}[];

const tagsSchema = z
  .array(requiredLineSchema(CIRCUIT.tag))
  .max(CIRCUIT.tags, 'circuit-too-many-tags')
  .transform((words) => [...new Set(words)]);

export const circuitFieldsSchema = z.object({
  Name: requiredLineSchema(CIRCUIT.name),
  Description: textSchema(1000),
  PictureUri: z.string().max(200).regex(ownPicture, 'invalid-value').nullable(),
  DisplayGroupId: idSchema.nullable(),
  Tags: tagsSchema,
  Published: z.boolean(),
  /** False: one station, whose exercises all screens of the room show. */
  StationsActive: z.boolean(),
  TimerType: circuitTimerSchema,
  WarmUp: seconds0(CIRCUIT.work),
  Cooldown: seconds0(CIRCUIT.work),
  /** Seconds at each station, for a `timer`. */
  Work: seconds(CIRCUIT.work),
  Rest: seconds0(CIRCUIT.rest),
  Rounds: integer(1, CIRCUIT.rounds),
  RoundRest: seconds0(CIRCUIT.rest),
  /** Duration of an `EMOM` in minutes. */
  Minutes: integer(1, CIRCUIT.minutes),
  StationsPerMinute: integer(1, CIRCUIT.stations),
  Time: seconds(CIRCUIT.time),
  Stations: z.array(circuitStationSchema).max(CIRCUIT.stations, 'circuit-too-many-stations'),
});
export type CircuitFields = z.output<typeof circuitFieldsSchema>;

export const circuitInputSchema = circuitFieldsSchema.extend({ ClubId: idSchema });
export const circuitUpdateSchema = circuitFieldsSchema.extend({
  RowVersion: rowVersionSchema,
  /** Keys of stations whose exercises the user removed first. Removing any other stored station that has exercises is refused. */
  Emptied: z.array(z.number().int()).max(200).default([]),
});
export type CircuitUpdate = z.output<typeof circuitUpdateSchema>;

/** The values are not checked, because stored values may break newer input rules. */
const shownExerciseSchema = z.object({
  ExerciseId: z.number(),
  Reps: z.number().nullable(),
  RepsMax: z.number().nullable(),
  Weight: z.number().nullable(),
  MachineLevel: z.number().nullable(),
  CardioZone: z.number().nullable(),
  Notes: z.string(),
  Name: z.string(),
  Drawn: z
    .object({
      MainMuscle: mainMuscleSchema,
      OtherMuscles: z.array(mainMuscleSchema),
      Figure: figureSchema.nullable().default(null),
    })
    .nullable(),
});
export type ShownExercise = z.infer<typeof shownExerciseSchema>;
const shownStationSchema = z.object({
  StationKey: z.number(),
  Station: z.number().nullable(),
  Configured: z.boolean(),
  Exercises: z.array(shownExerciseSchema),
});

const timesShape = {
  TimerType: circuitTimerSchema,
  WarmUp: z.number(),
  Cooldown: z.number(),
  Work: z.number(),
  Rest: z.number(),
  Rounds: z.number(),
  RoundRest: z.number(),
  Minutes: z.number(),
  StationsPerMinute: z.number(),
  Time: z.number(),
};
const circuitTimesSchema = z.object(timesShape);
export type CircuitTimes = z.infer<typeof circuitTimesSchema>;

export const circuitRowSchema = z.object({
  BridgeWorkoutId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  PictureUri: z.string().nullable(),
  DisplayGroupId: idSchema.nullable(),
  Tags: z.array(z.string()),
  Published: z.boolean(),
  StationsActive: z.boolean(),
  ...timesShape,
  StationCount: z.number().int(),
  ExerciseCount: z.number().int(),
  Duration: z.number().int(),
});
export type CircuitRow = z.infer<typeof circuitRowSchema>;

export const circuitSchema = circuitRowSchema.extend({
  Description: z.string(),
  Stations: z.array(shownStationSchema),
  RowVersion: z.number().int(),
});
export type Circuit = z.infer<typeof circuitSchema>;

export const circuitQuerySchema = pageQuerySchema.extend({
  ClubId: idParamSchema,
  DisplayGroupId: idParamSchema.optional(),
  Tag: z.string().max(CIRCUIT.tag).optional(),
  TimerType: circuitTimerSchema.optional(),
  Published: flagQuerySchema.optional(),
});
export type CircuitQuery = z.output<typeof circuitQuerySchema>;
export const circuitPageSchema = pageOf(circuitRowSchema);
export type CircuitPage = z.infer<typeof circuitPageSchema>;

export const clubStationSchema = z.object({
  Station: z.number().int(),
  Bridges: z.array(z.object({ ClubpulseBridgeId: idSchema, Name: z.string(), DisplayGroupId: idSchema.nullable() })),
  Screens: z.array(z.object({ DisplayId: idSchema, Name: z.string(), DisplayGroupId: idSchema })),
});
export type ClubStation = z.infer<typeof clubStationSchema>;

/** With this content a screen shows a circuit to its end without further requests. */
export const circuitContentSchema = z.object({
  BridgeWorkoutId: idSchema,
  RowVersion: z.number().int(),
  Name: z.string(),
  Room: z.object({ Name: z.string(), Color: z.string() }).nullable(),
  StationsActive: z.boolean(),
  ...timesShape,
  Stations: z.array(shownStationSchema.omit({ Configured: true })),
  Steps: stepsSchema,
});
export type CircuitContent = z.infer<typeof circuitContentSchema>;

export const circuitBatchSchema = z.object({
  ClubId: idSchema,
  BridgeWorkoutIds: z.array(idSchema).min(1, 'field-required').max(CIRCUIT.batch),
});
export const circuitPublishingSchema = circuitBatchSchema.extend({ Published: z.boolean() });
export const circuitCloningSchema = circuitBatchSchema.extend({
  ClubIds: z.array(idSchema).min(1, 'field-required').max(CIRCUIT.clubs),
});

export const circuitsDoneSchema = z.object({ Done: z.array(idSchema), NotFound: z.array(idSchema) });
export type CircuitsDone = z.infer<typeof circuitsDoneSchema>;

export const cloneReasons = [
  'NotFound',
  'CircuitExerciseNotFound',
  'TooManyCircuits',
  'InsufficientRights',
  'LicenseRequired',
] as const;
export const circuitsClonedSchema = z.object({
  Done: z.array(
    z.object({
      BridgeWorkoutId: idSchema,
      ClubId: idSchema,
      CopyId: idSchema,
      NotConfigured: z.array(z.number().int()),
    }),
  ),
  Refused: z.array(
    z.object({
      BridgeWorkoutId: idSchema,
      ClubId: idSchema,
      ErrorType: z.enum(cloneReasons),
      Missing: z.array(z.string()),
    }),
  ),
});
export type CircuitsCloned = z.infer<typeof circuitsClonedSchema>;
