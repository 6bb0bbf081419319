import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, lineSchema, textSchema } from '../../scalars.ts';
import { PROGRAM } from './limits.ts';

/** A sheet has days, a day has groups, and a group has sets. If a set has one exercise, trainers call the rounds sets. */

export type WorkoutSheetId = Id<'WorkoutSheet'>;

export const sheetTypes = ['regular', 'interval'] as const;
export const sheetTypeSchema = z.enum(sheetTypes);
export type SheetType = (typeof sheetTypes)[number];

export const groupSections = ['warmUp', 'main', 'cooldown'] as const;
const groupSectionSchema = z.enum(groupSections);
export type GroupSection = (typeof groupSections)[number];

const integer = (min: number, max: number, refusal: string, unclear = 'invalid-number') =>
  z.number(unclear).int('invalid-number').min(min, refusal).max(max, 'invalid-number');
const duration = integer(PROGRAM.durationMin, PROGRAM.durationMax, 'duration-too-short', 'duration-unclear');
const rest = integer(PROGRAM.restMin, PROGRAM.restMax, 'rest-too-short', 'rest-unclear');
const reps = integer(1, PROGRAM.reps, 'invalid-number', 'reps-unclear');
const weightRefusal = 'weight-out-of-range';
const weight = z
  .number('weight-unclear')
  .multipleOf(0.01, weightRefusal)
  .positive(weightRefusal)
  .max(PROGRAM.weightMax, weightRefusal);
const rpeRefusal = 'rpe-out-of-range';
const zone = z.number('zone-unclear').int('zone-unclear').min(0, 'zone-unclear').max(5, 'zone-unclear');

/**
 * Seconds of the eccentric phase, pause, concentric phase, pause (`3-1-1-0`). `X`: as fast as possible; `hold`: static; `fast`:
 * throws and jumps.
 */
const tempoPattern = /^(?:(?:\d{1,2}|X)(?:-(?:\d{1,2}|X)){2,3}|hold|fast)?$/;

const exerciseLineSchema = z.object({
  Kind: z.literal('exercise'),
  ExerciseId: idSchema,
  Reps: reps.nullable(),
  RepsMax: reps.nullable(),
  /** Only a hold or cardio has a duration. */
  Duration: duration.nullable(),
  /** Kilograms. Null for body weight or if the athlete chooses. */
  Weight: weight.nullable(),
  WeightMax: weight.nullable(),
  /** True if the body weight is the load. `Weight` is then null. */
  BodyWeight: z.boolean().optional(),
  Tempo: z.string().regex(tempoPattern, 'invalid-tempo'),
  Rpe: z.number(rpeRefusal).multipleOf(0.5, rpeRefusal).min(0, rpeRefusal).max(10, rpeRefusal).nullable(),
  CardioZone: zone.nullable(),
  CardioZoneMax: zone.nullable(),
  MachineLevel: integer(1, PROGRAM.machineLevelMax, 'invalid-number').nullable(),
  Superset: z.boolean(),
  Afap: z.boolean(),
  Notes: textSchema(500),
  /** Seconds before the next line. */
  Rest: rest.nullable(),
});
const pauseLineSchema = z.object({ Kind: z.literal('pause'), Duration: duration, CardioZone: zone.nullable() });

const programLineSchema = z.discriminatedUnion('Kind', [exerciseLineSchema, pauseLineSchema]);
export type ExerciseLine = z.infer<typeof exerciseLineSchema>;
export type PauseLine = z.infer<typeof pauseLineSchema>;
export type ProgramLine = z.infer<typeof programLineSchema>;

const programSetSchema = z.object({
  Rounds: integer(1, PROGRAM.rounds, 'invalid-number'),
  /** Seconds between rounds and before the next set. */
  RoundRest: rest.nullable(),
  Lines: z.array(programLineSchema).max(PROGRAM.linesOfSet, 'too-many-exercises'),
});
export type ProgramSet = z.infer<typeof programSetSchema>;

const programGroupSchema = z.object({
  Section: groupSectionSchema,
  Name: lineSchema(PROGRAM.name),
  Sets: z.array(programSetSchema).min(1, 'set-required').max(PROGRAM.setsOfGroup, 'too-many-sets'),
});
export type ProgramGroup = z.infer<typeof programGroupSchema>;

export const programDaySchema = z.object({
  Name: lineSchema(PROGRAM.name),
  Groups: z.array(programGroupSchema).max(PROGRAM.groups, 'too-many-day-groups'),
});
export type ProgramDay = z.infer<typeof programDaySchema>;

export const programSchema = z.array(programDaySchema).min(1, 'day-required').max(PROGRAM.days, 'too-many-days');
export type Program = z.infer<typeof programSchema>;
