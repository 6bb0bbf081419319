import { z } from 'zod';
import { basicUserSchema } from '../../accounts/users.ts';
import { equipmentPlaceSchema } from '../../clubs/equipments.ts';
import { dateSchema, idSchema, instantSchema, lineSchema } from '../../scalars.ts';
import { exerciseRowSchema } from '../exercises/exercises.ts';
import { exerciseEquipmentSchema, mainMuscleSchema, measureSchema, patternSchema } from '../exercises/vocabulary.ts';
import { PROGRAM } from '../sheets/limits.ts';
import { programSchema } from '../sheets/program.ts';
import { conditions, namedConditionSchema } from './conditions.ts';

/** A sheet from a short questionnaire: what is asked, and what is answered beside the sheet (domain reference, section 8). */

/** `athlete_fitness_level` of the spec. */
export const fitnessLevels = ['sedentary', 'beginner', 'intermediate', 'advanced', 'experienced', 'elite'] as const;
const fitnessLevelSchema = z.enum(fitnessLevels);
export type FitnessLevel = (typeof fitnessLevels)[number];

/** `workout_goal` of the spec. */
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
/** Others that may be had in place of an exercise. */
export const CANDIDATES_MAX = 12;
/** Letters of a model’s reason. */
const WHY_MAX = 500;

const once = <Item extends string | number>(items: readonly Item[]) => [...new Set(items)];

export const generationSchema = z.object({
  /** The athlete it is for; null: nobody by name. */
  UserId: idSchema.nullable().default(null),
  Level: fitnessLevelSchema,
  Goal: workoutGoalSchema,
  Location: equipmentPlaceSchema,
  /** Trainings in a week; each is a day of the sheet. */
  WeeklyFrequency: z.number().int('invalid-number').min(1, 'invalid-number').max(GENERATOR.daysMax, 'invalid-number'),
  /** Minutes of each, warm-up and cooldown among them. */
  PreferredDuration: z
    .number()
    .int('invalid-number')
    .min(GENERATOR.minutesMin, 'invalid-number')
    .max(GENERATOR.minutesMax, 'invalid-number'),
  WarmUpCooldown: z.boolean(),
  /** Weeks for which it is planned; 1: each is as the others. */
  Weeks: z.number().int('invalid-number').min(1, 'invalid-number').max(GENERATOR.weeksMax, 'invalid-number').default(1),
  /** Wanted, or the only ones where `OnlyThese` says so; of what there is at the place. Empty: all of it. */
  Equipment: z.array(exerciseEquipmentSchema).max(60).transform(once),
  OnlyThese: z.boolean(),
  /** Parts of the body that are trained more, and less. */
  More: z.array(mainMuscleSchema).max(30).transform(once),
  Less: z.array(mainMuscleSchema).max(30).transform(once),
  /** Exercises that are wanted, and those that are never to be in it. */
  WantedIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once),
  NeverIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once),
  /** Exercises that a trainer allows whatever the conditions say; that stays with the sheet. */
  AllowedIds: z.array(idSchema).max(GENERATOR.exercisesMax).transform(once).default([]),
  /** One that is not in the list is refused: what nobody knows the rules of passes by no rule. */
  Conditions: z
    .array(namedConditionSchema)
    .max(conditions.length)
    .refine((all) => new Set(all.map(({ Condition: one }) => one)).size === all.length, 'invalid-value'),
  /** Which of equally good exercises are taken: the same questions with the same one give the same sheet. Of the day where it is null. */
  Seed: z.number().int().min(0).max(2_147_483_647).nullable(),
});
export type Generation = z.output<typeof generationSchema>;

const dayKinds = ['full', 'upper', 'lower', 'push', 'pull', 'legs', 'mobility', 'cardio'] as const;
export type DayKind = (typeof dayKinds)[number];

/** Each takes away from what the library holds, in this order. */
const siftings = ['library', 'published', 'location', 'equipment', 'level', 'care'] as const;

const count = z.number().int().min(0);
/** More than the library and a club have. */
const EXERCISES_MAX = 5000;
const NAMED_MAX = 200;
/** What the rules decided, in the order in which it is read; the screen has the words. */
const decisionSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('candidates'), Steps: z.array(z.object({ Step: z.enum(siftings), Left: count })).max(10) }),
  /** `Out`: exercises that it alone takes out of what can be done there. */
  z.object({ Kind: z.literal('condition'), ...namedConditionSchema.shape, Out: count }),
  /** Exercises of which nobody said what they demand of the body: none is offered where there is a condition. */
  z.object({ Kind: z.literal('undescribed'), Out: count }),
  /** What the conditions lower; null: not lowered. `Zones`: whether heart rate zones are used at all. */
  z.object({
    Kind: z.literal('limits'),
    Rpe: count.nullable(),
    Zone: count.nullable(),
    Zones: z.boolean(),
    Reps: count.nullable(),
    Rest: count.nullable(),
  }),
  /** Exercises that are never to be in it. Of a sheet that was made by words, `Named` has them. */
  z.object({
    Kind: z.literal('excluded'),
    Named: z.string().max(NAMED_MAX),
    Out: count,
    Ids: z.array(idSchema).max(EXERCISES_MAX).default([]),
  }),
  /** It was wanted, and is not to be had or excluded by a condition: a trainer decides. `Confirmed`: that it is left out. */
  z.object({
    Kind: z.literal('notGiven'),
    Named: z.string().max(NAMED_MAX),
    /** Left out by sheets that were saved before. */
    ExerciseId: idSchema.optional(),
    By: z.array(z.enum(conditions)),
    Confirmed: z.boolean().default(false),
  }),
  /** A trainer allowed it although these conditions exclude it. */
  z.object({
    Kind: z.literal('allowed'),
    Named: z.string().max(NAMED_MAX),
    ExerciseId: idSchema,
    By: z.array(z.enum(conditions)),
  }),
  /** Jumps and Olympic lifts are nobody's who is sedentary or recovers. */
  z.object({ Kind: z.literal('gentle'), Out: count }),
  /** `PerExercise`: seconds, one change-over among them; `SetsWanted`: of the goal, where the time allows fewer. */
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
  /** A day lasts more than a tenth less or more than was wanted, and why; `Filled`: minutes of the day that is farthest off. */
  z.object({ Kind: z.literal('minutes'), Wanted: count, Filled: count, Why: z.enum(['level', 'exercises']) }),
  z.object({ Kind: z.literal('split'), Days: z.array(z.enum(dayKinds)).max(PROGRAM.days) }),
  /** So many days of strength at most at this level; the others are easy. */
  z.object({ Kind: z.literal('fewerDays'), Strength: count, Easy: count }),
  /** The heart rate goes no higher. */
  z.object({ Kind: z.literal('zoneCap'), Zone: count, Why: z.enum(['sedentary', 'condition', 'person']) }),
  /**
   * How its weeks differ (`rules/workouts/generator/weeks`): percent of what can be lifted once in the first week, and at most; with a
   * condition no load grows. Kilograms by which the loads of the club differ; null: nobody said.
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
  /** What nobody knows of the person it is for. */
  z.object({ Kind: z.literal('missing'), Facts: z.array(z.enum(['age', 'certificate', 'loads'])).min(1) }),
  z.object({ Kind: z.literal('substitute'), Day: count, Pattern: patternSchema, By: patternSchema }),
  z.object({ Kind: z.literal('leftOut'), Day: count, Pattern: patternSchema }),
  /** No exercise for the heart is to be had: the time goes to the others. */
  z.object({ Kind: z.literal('noCardio') }),
  /** Loads are found by how hard they feel. */
  z.object({ Kind: z.literal('byFeel'), Rpe: z.number() }),
  /** A model chose among the candidates; `Repaired`: answers that the rules did not take. */
  z.object({ Kind: z.literal('model'), Chose: count, Repaired: count, Model: z.string().max(200), Prompt: count }),
  /** It was asked and its answer could not be used: the rules alone decided. */
  z.object({ Kind: z.literal('modelFailed'), Why: z.enum(['late', 'unreachable', 'unusable', 'often']) }),
]);
export type Decision = z.infer<typeof decisionSchema>;
/** Of one sheet: some stand there once for each of its days. */
export const decisionsSchema = z.array(decisionSchema).max(200);
export type Decisions = z.infer<typeof decisionsSchema>;

/** Exercises that are not offered, by the first rule that takes them out, in the order of the rules. */
const leftOutSchema = z.object({
  By: z.enum(['published', 'location', 'equipment', 'level', 'gentle', 'undescribed', 'condition', 'never']),
  Condition: z.enum(conditions).nullable(),
  Severity: namedConditionSchema.shape.Severity,
  Names: z.array(z.string()).max(EXERCISES_MAX),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** Examples of what a condition takes out. */
const sparedSchema = z.object({ Condition: z.enum(conditions), Names: z.array(z.string()).max(10) });
export type Spared = z.infer<typeof sparedSchema>;

const doneSchema = z.object({
  Begin: instantSchema,
  Weight: z.number().nullable(),
  Reps: z.number().int().nullable(),
  Rpe: z.number().nullable(),
});
/** Where the load of a line comes from: kilograms, and percent of what could be lifted once, by what was done last. */
const lineLoadSchema = z.object({
  Weight: z.number(),
  /** Null: no set says what could be lifted once; the last load is repeated. */
  Percent: z.number().nullable(),
  Once: z.number().nullable(),
  /** Lowered, because the last time is more than two weeks ago. */
  AfterBreak: z.boolean(),
  Last: doneSchema,
});
export type LineLoad = z.infer<typeof lineLoadSchema>;

/** A line of the program that an exercise was chosen for. */
const slotSchema = z.object({
  Day: count,
  Group: count,
  Set: count,
  Line: count,
  Pattern: patternSchema,
  /** What was wanted, where nothing of it is to be had. */
  InsteadOf: patternSchema.nullable(),
  /** Its equipment is the goal's first choice. */
  Preferred: z.boolean(),
  /** Others, best first. */
  Candidates: z.array(idSchema).max(CANDIDATES_MAX),
  /** Why, in the words of the model; empty of the rules. */
  Why: z.string().max(WHY_MAX),
  /** What could have stood there, and a condition took out. */
  Spared: z.array(sparedSchema).max(conditions.length).default([]),
  Load: lineLoadSchema.nullable().default(null),
});
export type Slot = z.infer<typeof slotSchema>;

/** Minutes of a day as they were budgeted. */
const dayPlanSchema = z.object({
  Kind: z.enum(dayKinds),
  WarmUp: z.number(),
  /** Seconds of the exercises, and minutes for the heart. */
  Strength: z.number(),
  Cardio: z.number(),
  Cooldown: z.number(),
});
export type DayPlan = z.infer<typeof dayPlanSchema>;

/** What is known of each exercise that the answer names. */
const offeredExerciseSchema = exerciseRowSchema
  .pick({ ExerciseId: true, Name: true, MainMuscle: true, OtherMuscles: true, Equipment: true, Pattern: true, PictureUris: true })
  .extend({ Measure: measureSchema });
export type OfferedExercise = z.infer<typeof offeredExerciseSchema>;

/** A draft: it is read, changed and saved as any other sheet. */
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

/** What a sheet for an athlete goes by; what is null the club does not know, or she does not share it. */
export const personSchema = basicUserSchema.extend({
  Age: z.number().int().nullable(),
  /** The last day of her medical certificate. */
  CertificateUntil: dateSchema.nullable(),
  /** Sheets that she carried out in the last four weeks. */
  Runs: count,
  /** Newest first; of each exercise its heaviest set when it was done last. */
  Done: z.array(doneSchema.extend({ ExerciseId: idSchema, Name: z.string(), Duration: z.number().int().nullable() })),
});
export type PersonFacts = z.infer<typeof personSchema>;

/** A draft as it was changed since, of what was asked; it lies with who asked until she saves it or throws it away. */
export const draftToKeepSchema = z.object({
  Wanted: generationSchema.omit({ Seed: true }),
  Sheet: generatedSheetSchema,
  Days: programSchema,
  /** Empty: named by what was asked. */
  Name: lineSchema(120),
});
export type KeptDraft = z.output<typeof draftToKeepSchema>;
export const keptDraftSchema = draftToKeepSchema.extend({ KeptAt: instantSchema });
/** Nothing is kept longer. */
export const DRAFT_KEPT_DAYS = 30;
