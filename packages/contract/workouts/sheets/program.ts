import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, lineSchema, textSchema } from '../../scalars.ts';
import { PROGRAM } from './limits.ts';

/**
 * What a sheet has people do: days of groups (warm-up, group A, cooldown) of sets. A set is done `Rounds` times; what stands in it are
 * exercises and pauses. Where a set has one exercise its rounds are what trainers call sets: three rounds of eight with a rest between.
 */

export type WorkoutSheetId = Id<'WorkoutSheet'>;

export const sheetTypes = ['regular', 'interval'] as const;
export const sheetTypeSchema = z.enum(sheetTypes);
export type SheetType = (typeof sheetTypes)[number];

export const groupSections = ['warmUp', 'main', 'cooldown'] as const;
const groupSectionSchema = z.enum(groupSections);
export type GroupSection = (typeof groupSections)[number];

/** `unclear`: of a text that was no number. */
const whole = (min: number, max: number, refusal: string, unclear = 'invalid-number') =>
  z.number(unclear).int('invalid-number').min(min, refusal).max(max, 'invalid-number');
const duration = whole(PROGRAM.durationMin, PROGRAM.durationMax, 'duration-too-short', 'duration-unclear');
const rest = whole(PROGRAM.restMin, PROGRAM.restMax, 'rest-too-short', 'rest-unclear');
const reps = whole(1, PROGRAM.reps, 'invalid-number', 'reps-unclear');
const weightRefusal = 'weight-out-of-range';
const weight = z
  .number('weight-unclear')
  .multipleOf(0.01, weightRefusal)
  .positive(weightRefusal)
  .max(PROGRAM.weightMax, weightRefusal);
const rpeRefusal = 'rpe-out-of-range';
const zone = z.number('zone-unclear').int('zone-unclear').min(0, 'zone-unclear').max(5, 'zone-unclear');

/**
 * Eccentric, pause, concentric and pause in seconds (`3-1-1-0`; three where the last is none; `X`: as fast as possible); `hold` of what is held, `fast` of what
 * is thrown or jumped; empty: free.
 */
const tempoPattern = /^(?:(?:\d{1,2}|X)(?:-(?:\d{1,2}|X)){2,3}|hold|fast)?$/;

/** An exercise of a set. */
const exerciseLineSchema = z.object({
  Kind: z.literal('exercise'),
  ExerciseId: idSchema,
  Reps: reps.nullable(),
  /** With `Reps`: from that many to so many. */
  RepsMax: reps.nullable(),
  /** Seconds; of a hold, or of cardio. */
  Duration: duration.nullable(),
  /** Kilograms, whatever units the reader uses; null: of the body, or free. */
  Weight: weight.nullable(),
  WeightMax: weight.nullable(),
  /** The load is said to be one's own body; `Weight` is null then. */
  BodyWeight: z.boolean().optional(),
  Tempo: z.string().regex(tempoPattern, 'invalid-tempo'),
  /** Borg CR-10. */
  Rpe: z.number(rpeRefusal).multipleOf(0.5, rpeRefusal).min(0, rpeRefusal).max(10, rpeRefusal).nullable(),
  /** Heart-rate target. */
  CardioZone: zone.nullable(),
  /** With `CardioZone`: from that one to this. */
  CardioZoneMax: zone.nullable(),
  /** Step of a machine that has no kilograms. */
  MachineLevel: whole(1, PROGRAM.machineLevelMax, 'invalid-number').nullable(),
  /** Goes on to the next line without a rest. */
  Superset: z.boolean(),
  /** As fast as possible. */
  Afap: z.boolean(),
  Notes: textSchema(500),
  /** Seconds before the next line; null: none. */
  Rest: rest.nullable(),
});
/** A pause of its own, in whose zone one recovers. */
const pauseLineSchema = z.object({ Kind: z.literal('pause'), Duration: duration, CardioZone: zone.nullable() });

const programLineSchema = z.discriminatedUnion('Kind', [exerciseLineSchema, pauseLineSchema]);
export type ExerciseLine = z.infer<typeof exerciseLineSchema>;
export type PauseLine = z.infer<typeof pauseLineSchema>;
export type ProgramLine = z.infer<typeof programLineSchema>;

const programSetSchema = z.object({
  Rounds: whole(1, PROGRAM.rounds, 'invalid-number'),
  /** Seconds between its rounds and before the next set; null: none. */
  RoundRest: rest.nullable(),
  Lines: z.array(programLineSchema).max(PROGRAM.linesOfSet, 'too-many-exercises'),
});
export type ProgramSet = z.infer<typeof programSetSchema>;

const programGroupSchema = z.object({
  Section: groupSectionSchema,
  /** Empty: named by its section, or by its letter. */
  Name: lineSchema(PROGRAM.name),
  Sets: z.array(programSetSchema).min(1, 'set-required').max(PROGRAM.setsOfGroup, 'too-many-sets'),
});
export type ProgramGroup = z.infer<typeof programGroupSchema>;

export const programDaySchema = z.object({
  /** Empty: named by its number. */
  Name: lineSchema(PROGRAM.name),
  Groups: z.array(programGroupSchema).max(PROGRAM.groups, 'too-many-day-groups'),
});
export type ProgramDay = z.infer<typeof programDaySchema>;

export const programSchema = z.array(programDaySchema).min(1, 'day-required').max(PROGRAM.days, 'too-many-days');
/** The days of a sheet. */
export type Program = z.infer<typeof programSchema>;
