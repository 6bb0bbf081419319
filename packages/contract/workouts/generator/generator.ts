import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { equipmentPlaceSchema } from '../../clubs/equipments.ts';
import { dateSchema, idSchema, instantSchema, lineSchema } from '../../scalars.ts';
import { exerciseRowSchema } from '../exercises/exercises.ts';
import { exerciseEquipmentSchema, mainMuscleSchema, measureSchema, patternSchema } from '../exercises/vocabulary.ts';
import { PROGRAM } from '../sheets/limits.ts';
import { programSchema } from '../sheets/program.ts';
import { conditions, namedConditionSchema, namedConditionsSchema } from './conditions.ts';

/** Generates a workout sheet from a short questionnaire. */

export const fitnessLevels = ['sedentary', 'beginner', 'intermediate', 'advanced', 'experienced', 'elite'] as const;
const fitnessLevelSchema = z.enum(fitnessLevels);
export type FitnessLevel = (typeof fitnessLevels)[number];

export const workoutGoals = [
  'weightLoss',
  'enduranceImprovement',
  'muscleBuilding',
  'strength',
  'bodyToning',
  'flexibility',
  'generalWellness',
  'rehabilitation',
] as const;
const workoutGoalSchema = z.enum(workoutGoals);
export type WorkoutGoal = (typeof workoutGoals)[number];

export const GENERATOR = { minutesMin: 15, minutesMax: 120, minutesStep: 5, daysMax: 7, weeksMax: 12, exercisesMax: 30 } as const;
export const CANDIDATES_MAX = 12;
const WHY_MAX = 500;

const once = <Item extends string | number>(items: readonly Item[]) => [...new Set(items)];

export const generationSchema = z.object({
  /** Null for a sheet without an athlete. */
  UserId: idSchema.nullable().default(null),
  Level: fitnessLevelSchema,
  Goal: workoutGoalSchema,
  Location: equipmentPlaceSchema,
  WeeklyFrequency: z.number().int('invalid-number').min(1, 'invalid-number').max(GENERATOR.daysMax, 'invalid-number'),
  /** Minutes of each training, including warm-up and cooldown. */
  PreferredDuration: z
    .number()
    .int('invalid-number')
    .min(GENERATOR.minutesMin, 'invalid-number')
    .max(GENERATOR.minutesMax, 'invalid-number'),
  WarmUpCooldown: z.boolean(),
  /** Number of planned weeks. With 1 every week is the same. */
  Weeks: z.number().int('invalid-number').min(1, 'invalid-number').max(GENERATOR.weeksMax, 'invalid-number').default(1),
  /** Preferred equipment at the place. With `OnlyThese` no other equipment is used. Empty means all of it. */
  Equipment: z.array(exerciseEquipmentSchema).max(60).transform(once),
  OnlyThese: z.boolean(),
  More: z.array(mainMuscleSchema).max(30).transform(once),
  Less: z.array(mainMuscleSchema).max(30).transform(once),
  WantedIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once),
  NeverIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once),
  /** Exercises that a trainer allows despite conditions. They are stored with the sheet. */
  AllowedIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once).default([]),
  Conditions: namedConditionsSchema,
  /** Decides between equally good exercises, so that equal input and seed give the same sheet. Null means the seed of the day. */
  Seed: z.number().int().min(0).max(2_147_483_647).nullable(),
});
export type Generation = z.output<typeof generationSchema>;

const dayKinds = ['full', 'upper', 'lower', 'push', 'pull', 'legs', 'mobility', 'cardio'] as const;
export type DayKind = (typeof dayKinds)[number];

const siftings = ['library', 'published', 'location', 'equipment', 'level', 'care'] as const;

const notPlacedWhys = ['published', 'location', 'equipment', 'level', 'gentle', 'days', 'time'] as const;
export type NotPlacedWhy = (typeof notPlacedWhys)[number];

const count = z.number().int().min(0);
const EXERCISES_MAX = 5000;
const NAMED_MAX = 200;
const decisionSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('candidates'), Steps: z.array(z.object({ Step: z.enum(siftings), Left: count })).max(10) }),
  /** `Out`: number of possible exercises that only this condition excludes. */
  z.object({ Kind: z.literal('condition'), ...namedConditionSchema.shape, Out: count }),
  /** Number of exercises without described demands. They are excluded when the athlete has a condition. */
  z.object({ Kind: z.literal('undescribed'), Out: count }),
  /** Limits from conditions; null means no limit. `Zones` is false when heart rate zones are not used. */
  z.object({
    Kind: z.literal('limits'),
    Rpe: count.nullable(),
    Zone: count.nullable(),
    Zones: z.boolean(),
    Reps: count.nullable(),
    Rest: count.nullable(),
    Weeks: count.nullable().default(null),
  }),
  /** Exercises that the request excludes. In sheets made from free text `Named` lists them. */
  z.object({
    Kind: z.literal('excluded'),
    Named: z.string().max(NAMED_MAX),
    Out: count,
    Ids: z.array(idSchema).max(EXERCISES_MAX).default([]),
  }),
  /**
   * A wanted exercise that is missing: the trainer decides. `By`: conditions, which the trainer may overrule; else `Why`. `Confirmed`:
   * the trainer left it out. `Allowed`: the trainer overruled the conditions, and the exercise could still not be placed.
   */
  z.object({
    Kind: z.literal('notGiven'),
    Named: z.string().max(NAMED_MAX),
    ExerciseId: idSchema.optional(),
    By: z.array(z.enum(conditions)),
    Why: z.enum(notPlacedWhys).optional(),
    Confirmed: z.boolean().default(false),
    Allowed: z.boolean().default(false),
  }),
  z.object({
    Kind: z.literal('allowed'),
    Named: z.string().max(NAMED_MAX),
    ExerciseId: idSchema,
    By: z.array(z.enum(conditions)),
  }),
  z.object({ Kind: z.literal('gentle'), Out: count }),
  /** `PerExercise`: seconds with one change-over. `SetsWanted`: sets for the goal, when the time allows fewer. */
  z.object({
    Kind: z.literal('time'),
    Main: count,
    Cardio: count,
    Exercises: count,
    Sets: count,
    SetsWanted: count,
    Work: z.number().min(0),
    Rest: count,
    PerExercise: z.number().min(0),
  }),
  /**
   * A day is more than a tenth shorter or longer than requested. `Why` is the reason, and `Filled` the minutes of the day that
   * differs most.
   */
  z.object({ Kind: z.literal('minutes'), Wanted: count, Filled: count, Why: z.enum(['level', 'exercises']) }),
  z.object({ Kind: z.literal('split'), Days: z.array(z.enum(dayKinds)).max(PROGRAM.days) }),
  z.object({ Kind: z.literal('fewerDays'), Strength: count, Easy: count }),
  z.object({ Kind: z.literal('zoneCap'), Zone: count, Why: z.enum(['sedentary', 'condition', 'person']) }),
  /**
   * Differences between weeks (`rules/workouts/generator/weeks`). Percents of the one-repetition maximum are of the first week
   * and at most. With a condition loads do not grow. Steps are the club's increments in kg, null when unknown.
   */
  z.object({
    Kind: z.literal('weeks'),
    Weeks: z.number().int().min(2).max(GENERATOR.weeksMax),
    Goal: workoutGoalSchema,
    Percent: z.number().min(0).max(100),
    PercentMax: z.number().min(0).max(100),
    Spared: z.boolean(),
    BarStep: z.number().positive().nullable(),
    HandStep: z.number().positive().nullable(),
  }),
  z.object({ Kind: z.literal('missing'), Facts: z.array(z.enum(['age', 'certificate', 'loads'])).min(1) }),
  z.object({ Kind: z.literal('substitute'), Day: count, Pattern: patternSchema, By: patternSchema }),
  z.object({ Kind: z.literal('leftOut'), Day: count, Pattern: patternSchema }),
  z.object({ Kind: z.literal('noCardio') }),
  z.object({ Kind: z.literal('byFeel'), Rpe: z.number() }),
  /** A model chose among the candidates. `Repaired` counts the choices that the rules replaced. */
  z.object({ Kind: z.literal('model'), Chose: count, Repaired: count, Model: z.string().max(200), Prompt: count }),
  z.object({ Kind: z.literal('modelFailed'), Why: z.enum(['late', 'unreachable', 'unusable', 'often']) }),
]);
export type Decision = z.infer<typeof decisionSchema>;
export const decisionsSchema = z.array(decisionSchema).max(200);
export type Decisions = z.infer<typeof decisionsSchema>;

/** Names of excluded exercises, grouped by the first rule that excludes them, in the order of the rules. */
const leftOutSchema = z.object({
  By: z.enum(['published', 'location', 'equipment', 'level', 'gentle', 'undescribed', 'condition', 'never']),
  Condition: z.enum(conditions).nullable(),
  Severity: namedConditionSchema.shape.Severity,
  Names: z.array(z.string()).max(EXERCISES_MAX),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

const sparedSchema = z.object({ Condition: z.enum(conditions), Names: z.array(z.string()).max(10) });
export type Spared = z.infer<typeof sparedSchema>;

const doneSchema = z.object({
  Begin: instantSchema,
  Weight: z.number().nullable(),
  Reps: z.number().int().nullable(),
  Rpe: z.number().nullable(),
});
/** Load of an exercise in kilograms and percent of the one-repetition maximum, computed from the athlete's last set. */
const lineLoadSchema = z.object({
  Weight: z.number(),
  /** Null when no set allows an estimate. The sheet then repeats the last load. */
  Percent: z.number().nullable(),
  Once: z.number().nullable(),
  /** True when lowered, because the last time is more than two weeks ago. */
  AfterBreak: z.boolean(),
  Last: doneSchema,
});
export type LineLoad = z.infer<typeof lineLoadSchema>;

const slotSchema = z.object({
  Day: count,
  Group: count,
  Set: count,
  Line: count,
  Pattern: patternSchema,
  InsteadOf: patternSchema.nullable(),
  Preferred: z.boolean(),
  Candidates: z.array(idSchema).max(CANDIDATES_MAX),
  Why: z.string().max(WHY_MAX),
  Spared: z.array(sparedSchema).max(conditions.length).default([]),
  Load: lineLoadSchema.nullable().default(null),
});
export type Slot = z.infer<typeof slotSchema>;

const dayPlanSchema = z.object({
  Kind: z.enum(dayKinds),
  WarmUp: z.number(),
  /** Seconds of the strength exercises. `Cardio` is in minutes. */
  Strength: z.number(),
  Cardio: z.number(),
  Cooldown: z.number(),
});
export type DayPlan = z.infer<typeof dayPlanSchema>;

const offeredExerciseSchema = exerciseRowSchema
  .pick({
    ExerciseId: true,
    Name: true,
    MainMuscle: true,
    OtherMuscles: true,
    Equipment: true,
    Pattern: true,
    PictureUris: true,
    Demands: true,
  })
  .extend({ Measure: measureSchema });
export type OfferedExercise = z.infer<typeof offeredExerciseSchema>;

export const generatedSheetSchema = z.object({
  Type: z.literal('regular'),
  Days: programSchema,
  Plan: z.array(dayPlanSchema).max(PROGRAM.days),
  Slots: z.array(slotSchema).max(PROGRAM.lines),
  Decisions: decisionsSchema,
  LeftOut: z.array(leftOutSchema).max(100).default([]),
  Exercises: z.array(offeredExerciseSchema).max(EXERCISES_MAX),
  Seed: z.number().int(),
});
export type GeneratedSheet = z.infer<typeof generatedSheetSchema>;

/** Facts about an athlete for their sheet. A fact is null when the club does not know it or the athlete does not share it. */
export const personSchema = basicUserSchema.extend({
  Age: z.number().int().nullable(),
  CertificateUntil: dateSchema.nullable(),
  Runs: count,
  Done: z.array(doneSchema.extend({ ExerciseId: idSchema, Name: z.string(), Duration: z.number().int().nullable() })),
});
export type PersonFacts = z.infer<typeof personSchema>;

/** A draft with the changes of its user, stored until they save or discard it. */
export const draftToKeepSchema = z.object({
  Wanted: generationSchema.omit({ Seed: true }),
  Sheet: generatedSheetSchema,
  Days: programSchema,
  /** Exercises that the trainer has confirmed so far. */
  ConfirmedIds: z.array(idSchema).max(PROGRAM.lines).transform(once).default([]),
  Name: lineSchema(120),
});
export type StoredDraft = z.output<typeof draftToKeepSchema>;
export const storedDraftSchema = draftToKeepSchema.extend({ KeptAt: instantSchema });
export const DRAFT_STORED_DAYS = 30;
