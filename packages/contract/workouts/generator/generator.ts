import { z } from 'zod';
import { equipmentPlaceSchema } from '../../clubs/equipments.ts';
import { idSchema, instantSchema, lineSchema, textSchema } from '../../scalars.ts';
import { exerciseRowSchema } from '../exercises/exercises.ts';
import { measureSchema, patternSchema } from '../exercises/vocabulary.ts';
import { PROGRAM } from '../sheets/limits.ts';
import { programSchema } from '../sheets/program.ts';

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

export const GENERATOR = { minutesMin: 15, minutesMax: 120, minutesStep: 5, daysMax: 7, instructionsMax: 1000 } as const;
/** Others that may be had in place of an exercise. */
export const CANDIDATES_MAX = 12;
/** Letters of a model’s reason. */
const WHY_MAX = 500;

export const generationSchema = z.object({
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
  /** Read for what is not to be, by rules alone: who names a knee is given nothing that loads it, who wants no squats gets none. */
  OtherInstructions: textSchema(GENERATOR.instructionsMax),
  /** Which of equally good exercises are taken: the same questions with the same one give the same sheet. Of the day where it is null. */
  Seed: z.number().int().min(0).max(2_147_483_647).nullable(),
});
export type Generation = z.output<typeof generationSchema>;

const dayKinds = ['full', 'upper', 'lower', 'push', 'pull', 'legs', 'mobility', 'cardio'] as const;
export type DayKind = (typeof dayKinds)[number];

/** What somebody may name that is spared. */
export const cares = [
  'shoulder',
  'elbow',
  'wrist',
  'neck',
  'back',
  'hip',
  'knee',
  'ankle',
  'heart',
  'pregnancy',
  'jumps',
] as const;
export type Care = (typeof cares)[number];

/** Each takes away from what the library holds, in this order. */
const siftings = ['library', 'published', 'location', 'equipment', 'level', 'care'] as const;

const count = z.number().int().min(0);
/** More than the library and a club have. */
const EXERCISES_MAX = 5000;
/** Letters that are quoted of the instructions at once. */
const NAMED_MAX = 200;
export const NOT_UNDERSTOOD_MAX = 40;
/** What the rules decided, in the order in which it is read; the screen has the words. */
const decisionSchema = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('candidates'), Steps: z.array(z.object({ Step: z.enum(siftings), Left: count })).max(10) }),
  /** Named in the instructions. `Out`: exercises that are not offered for it. */
  z.object({ Kind: z.literal('spared'), Care: z.enum(cares), Out: count }),
  /**
   * Movements, equipment or exercises that the instructions want none of; `Named`: as they were written, `Ids`: what that was then, and
   * `Means`: by which words it is known in an exercise that comes later, all of one of these. Of a sheet saved before, `Ids` alone.
   */
  z.object({
    Kind: z.literal('excluded'),
    Named: z.string().max(NAMED_MAX),
    Out: count,
    Ids: z.array(idSchema).max(EXERCISES_MAX).default([]),
    Means: z.array(z.array(z.string()).min(1).max(GENERATOR.instructionsMax)).max(GENERATOR.instructionsMax).default([]),
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
  z.object({ Kind: z.literal('split'), Days: z.array(z.enum(dayKinds)).max(PROGRAM.days) }),
  /** So many days of strength at most at this level; the others are easy. */
  z.object({ Kind: z.literal('fewerDays'), Strength: count, Easy: count }),
  /** The heart rate goes no higher. */
  z.object({ Kind: z.literal('zoneCap'), Zone: count, Why: z.enum(['sedentary', 'heart', 'pregnancy']) }),
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
  Exercises: z.array(offeredExerciseSchema).max(EXERCISES_MAX),
  Seed: z.number().int(),
  /** Of the instructions, as it was written: nothing came of it. It is said to who asked, and stays with no saved sheet. */
  NotUnderstood: z.array(z.string().max(NAMED_MAX)).max(NOT_UNDERSTOOD_MAX).default([]),
});
export type GeneratedSheet = z.infer<typeof generatedSheetSchema>;

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
