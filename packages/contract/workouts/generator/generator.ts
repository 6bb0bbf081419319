import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { equipmentPlaceSchema } from '../../clubs/equipments.ts';
import { dateSchema, idSchema, instantSchema, lineSchema } from '../../scalars.ts';
import { exerciseRowSchema } from '../exercises/exercises.ts';
import { exerciseEquipmentSchema, mainMuscleSchema, measureSchema, patternSchema } from '../exercises/vocabulary.ts';
import { PROGRAM } from '../sheets/limits.ts';
import { programSchema } from '../sheets/program.ts';
import { conditions, namedConditionSchema, namedConditionsSchema } from './conditions.ts';

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
  UserId: idSchema.nullable().default(null),
  Level: fitnessLevelSchema,
  Goal: workoutGoalSchema,
  Location: equipmentPlaceSchema,
  WeeklyFrequency: z.number().int('invalid-number').min(1, 'invalid-number').max(GENERATOR.daysMax, 'invalid-number'),
  /** Minutes, including warm-up and cooldown. */
  PreferredDuration: z
    .number()
    .int('invalid-number')
    .min(GENERATOR.minutesMin, 'invalid-number')
    .max(GENERATOR.minutesMax, 'invalid-number'),
  WarmUpCooldown: z.boolean(),
  /** With 1, the sheet is the same every week. */
  Weeks: z.number().int('invalid-number').min(1, 'invalid-number').max(GENERATOR.weeksMax, 'invalid-number').default(1),
  /** Preferred equipment of the place; if empty, all equipment of the place. With `OnlyThese` no other equipment is used. */
  Equipment: z.array(exerciseEquipmentSchema).max(60).transform(once),
  OnlyThese: z.boolean(),
  More: z.array(mainMuscleSchema).max(30).transform(once),
  Less: z.array(mainMuscleSchema).max(30).transform(once),
  WantedIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once),
  NeverIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once),
  /** Exercises that a trainer allowed although a condition excludes them. They are stored with the sheet. */
  AllowedIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once).default([]),
  Conditions: namedConditionsSchema,
  /** The same input with the same seed gives the same sheet. Null means a seed that changes every day. */
  Seed: z.number().int().min(0).max(2_147_483_647).nullable(),
});
export type Generation = z.output<typeof generationSchema>;

const dayKinds = ['full', 'upper', 'lower', 'push', 'pull', 'legs', 'core', 'mobility', 'cardio'] as const;
export type DayKind = (typeof dayKinds)[number];

const siftings = ['library', 'published', 'location', 'equipment', 'level', 'care'] as const;

const notPlacedWhys = ['published', 'location', 'equipment', 'level', 'gentle', 'days', 'time'] as const;
export type NotPlacedWhy = (typeof notPlacedWhys)[number];

const count = z.number().int().min(0);
const EXERCISES_MAX = 5000;
const NAMED_MAX = 200;
const decisionSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('candidates'), Steps: z.array(z.object({ Step: z.enum(siftings), Left: count })).max(10) }),
  /** `Out`: exercises that only this condition excludes. */
  z.object({ Kind: z.literal('condition'), ...namedConditionSchema.shape, Out: count }),
  /** `Out`: exercises without described demands, left out if the athlete has a condition. */
  z.object({ Kind: z.literal('undescribed'), Out: count }),
  /** Limits from the conditions. Null means no limit. `Zones` is false if a condition excludes heart-rate zones. */
  z.object({
    Kind: z.literal('limits'),
    Rpe: count.nullable(),
    Zone: count.nullable(),
    Zones: z.boolean(),
    Reps: count.nullable(),
    Rest: count.nullable(),
    Weeks: count.nullable().default(null),
  }),
  /** The request excludes the exercises with these `Ids`. */
  z.object({
    Kind: z.literal('excluded'),
    Named: z.string().max(NAMED_MAX),
    Out: count,
    Ids: z.array(idSchema).max(EXERCISES_MAX).default([]),
  }),
  /**
   * A wanted exercise is missing. `By` are the conditions that exclude it. The trainer may overrule them unless `Why` states
   * another reason. `Confirmed`: the trainer agreed. `Allowed`: the trainer overruled the conditions, but the exercise could not
   * be placed.
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
  /**
   * Each strength day has `Exercises` to `ExercisesMax` exercises, at least `Sets` sets, and rests of at least `Rest` seconds.
   * The goal needs `SetsWanted` sets.
   */
  z.object({
    Kind: z.literal('time'),
    Main: count,
    Cardio: count,
    Exercises: count,
    ExercisesMax: count.default(0),
    Sets: count,
    SetsWanted: count,
    Rest: count,
  }),
  /** The sheet is more than a tenth shorter or longer than requested. `Filled`: minutes of the day that differs most. */
  z.object({ Kind: z.literal('minutes'), Wanted: count, Filled: count, Why: z.enum(['level', 'exercises']) }),
  z.object({ Kind: z.literal('split'), Days: z.array(z.enum(dayKinds)).max(PROGRAM.days) }),
  z.object({ Kind: z.literal('fewerDays'), Strength: count, Easy: count }),
  z.object({ Kind: z.literal('zoneCap'), Zone: count, Why: z.enum(['sedentary', 'condition', 'age', 'certificate', 'person']) }),
  /**
   * `Percent` is the load of the first week, `PercentMax` the highest, in percent of the one-repetition maximum, or 0. `Spared`:
   * the load does not grow because of a condition. The steps are the club's increments in kg, null if unknown.
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
  /**
   * `Missing`: what the sheet lacks for the goal. `By`: conditions that exclude it, `Why`: other reasons. `Muscles`: missing
   * muscles outside missing regions; older sheets have `stretch` instead.
   */
  z.object({
    Kind: z.literal('tooLittle'),
    Missing: z.array(z.enum(['exercises', 'patterns', 'legs', 'push', 'pull', 'aerobic', 'stretch'])),
    Muscles: z.array(mainMuscleSchema).default([]),
    By: z.array(z.enum(conditions)),
    Why: z.array(z.enum(['equipment', 'level', 'minutes'])),
  }),
  /** Wishes that the sheet does not meet: parts to train more or less, and preferred equipment. */
  z.object({
    Kind: z.literal('unmet'),
    More: z.array(mainMuscleSchema).max(30),
    Less: z.array(mainMuscleSchema).max(30),
    Equipment: z.array(exerciseEquipmentSchema).max(60),
  }),
  /** These conditions require a warm-up and cooldown, although none is wanted. */
  z.object({ Kind: z.literal('edgesKept'), By: z.array(z.enum(conditions)).min(1) }),
  /** The athlete is under 18, so the trainer does not decide alone. */
  z.object({ Kind: z.literal('minor'), Age: count }),
  z.object({ Kind: z.literal('missing'), Facts: z.array(z.enum(['age', 'certificate', 'loads'])).min(1) }),
  z.object({ Kind: z.literal('substitute'), Day: count, Pattern: patternSchema, By: patternSchema }),
  z.object({ Kind: z.literal('leftOut'), Day: count, Pattern: patternSchema }),
  z.object({ Kind: z.literal('noCardio') }),
  /** The days have no exercise for these parts, which were requested or which a condition requires. */
  z.object({ Kind: z.literal('noEdges'), Parts: z.array(z.enum(['warmUp', 'cooldown'])).min(1) }),
  z.object({ Kind: z.literal('byFeel'), Rpe: z.number() }),
  /** `Repaired`: choices of the model that the rules replaced. */
  z.object({ Kind: z.literal('model'), Chose: count, Repaired: count, Model: z.string().max(200), Prompt: count }),
  z.object({ Kind: z.literal('modelFailed'), Why: z.enum(['late', 'unreachable', 'unusable', 'often']) }),
]);
export type Decision = z.infer<typeof decisionSchema>;
export const decisionsSchema = z.array(decisionSchema).max(200);
export type Decisions = z.infer<typeof decisionsSchema>;

/** Excluded exercises, grouped by the first rule that excludes them. */
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
/** `Weight` in kilograms and `Percent` of the one-repetition maximum (`Once`), computed from the athlete's last set. */
const lineLoadSchema = z.object({
  Weight: z.number(),
  /** Null without an estimate. The sheet then repeats the last load. */
  Percent: z.number().nullable(),
  Once: z.number().nullable(),
  /** True if the load is lower after a break of more than two weeks. */
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
  /** `Strength` in seconds, `Cardio` in minutes. */
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
  .extend({ Measure: measureSchema, Unilateral: z.boolean().default(false) });
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

/** A field is null if the club does not know it or the athlete does not share it. */
export const personSchema = basicUserSchema.extend({
  Age: z.number().int().nullable(),
  CertificateUntil: dateSchema.nullable(),
  Runs: count,
  Done: z.array(doneSchema.extend({ ExerciseId: idSchema, Name: z.string(), Duration: z.number().int().nullable() })),
});
export type PersonFacts = z.infer<typeof personSchema>;

/** A generated sheet with the user's changes, stored until it is saved or discarded. */
export const draftToKeepSchema = z.object({
  Wanted: generationSchema.omit({ Seed: true }),
  Sheet: generatedSheetSchema,
  Days: programSchema,
  ConfirmedIds: z.array(idSchema).max(PROGRAM.lines).transform(once).default([]),
  Name: lineSchema(120),
});
export type StoredDraft = z.output<typeof draftToKeepSchema>;
export const storedDraftSchema = draftToKeepSchema.extend({ KeptAt: instantSchema });
export const DRAFT_STORED_DAYS = 30;
