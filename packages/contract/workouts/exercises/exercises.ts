import { z } from 'zod';
import { ownPicture } from '../../accounts/images.ts';
import { equipmentPlaceSchema } from '../../clubs/equipments.ts';
import { errorTypeSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import {
  flagQuerySchema,
  idSchema,
  type Language,
  languageSchema,
  languages,
  lineSchema,
  pageOf,
  pageQuerySchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import {
  activitySchema,
  demandSchema,
  exerciseEquipmentSchema,
  figureSchema,
  levelSchema,
  mainMuscleSchema,
  measureSchema,
  muscleSchema,
  patternSchema,
} from './vocabulary.ts';

export type ExerciseId = Id<'Exercise'>;

export const FALLBACK_LANGUAGE: Language = 'en';
export const EXERCISE_NAME_MAX = 120;
export const EXERCISE_TEXT_MAX = 2000;
export const EXERCISE_PICTURES_MAX = 4;
/** Most exercises of a club, limited because each search reads all of them. */
export const OWN_EXERCISES_MAX = 2000;
export const EXERCISE_BATCH_MAX = 1000;

const fields = z.object({ Name: lineSchema(EXERCISE_NAME_MAX), Instructions: textSchema(EXERCISE_TEXT_MAX) });
const inEach = <One extends z.ZodType>(one: One) => z.object({ en: one, it: one, es: one, fr: one });
const textsSchema = inEach(fields).superRefine((texts, context) => {
  for (const language of languages) {
    const { Name, Instructions } = texts[language];
    const lacks = language === FALLBACK_LANGUAGE ? Name === '' : Name === '' && Instructions !== '';
    if (lacks) context.addIssue({ code: 'custom', path: [language, 'Name'], message: 'field-required' });
  }
});
/** The texts are not checked, because stored values may break newer input rules. */
const storedTextsSchema = inEach(z.object({ Name: z.string(), Instructions: z.string() }));
export type ExerciseTexts = z.infer<typeof storedTextsSchema>;

const tags = <Word extends string>(word: z.ZodType<Word>) =>
  z
    .array(word)
    .max(60)
    .transform((words) => [...new Set(words)]);
const someOf = <Word extends string>(word: z.ZodType<Word>) => tags(word).refine((words) => words.length > 0, 'field-required');

const picture = z.string().max(200).regex(ownPicture, 'invalid-value');

export const exerciseInputSchema = z.object({
  Texts: textsSchema,
  MainMuscle: mainMuscleSchema,
  OtherMuscles: tags(mainMuscleSchema),
  Muscles: tags(muscleSchema),
  Equipment: someOf(exerciseEquipmentSchema),
  Activities: tags(activitySchema),
  /** Brand of the machine. Empty if any brand can be used. */
  Brand: lineSchema(60),
  Level: levelSchema,
  Pattern: patternSchema.nullable(),
  Measure: measureSchema,
  Locations: someOf(equipmentPlaceSchema),
  Unilateral: z.boolean(),
  /** Null if the demands are not described, so that every condition excludes the exercise. */
  Demands: tags(demandSchema).nullable().default(null),
  PictureUris: z.array(picture).max(EXERCISE_PICTURES_MAX),
});
export type ExerciseInput = z.output<typeof exerciseInputSchema>;
export const exerciseUpdateSchema = exerciseInputSchema.extend({ RowVersion: rowVersionSchema });

export const exerciseRowSchema = z.object({
  ExerciseId: idSchema,
  ClubId: idSchema.nullable(),
  Name: z.string(),
  Untranslated: z.array(languageSchema),
  MainMuscle: mainMuscleSchema,
  OtherMuscles: z.array(mainMuscleSchema),
  Equipment: z.array(exerciseEquipmentSchema),
  Activities: z.array(activitySchema),
  Brand: z.string(),
  Level: levelSchema,
  Pattern: patternSchema.nullable(),
  Measure: measureSchema,
  Locations: z.array(equipmentPlaceSchema),
  Unilateral: z.boolean(),
  PictureUris: z.array(z.string()),
  Figure: figureSchema.nullable(),
  Published: z.boolean(),
  /** Null if not described. Undefined in an older response stored on a phone. */
  Demands: z.array(demandSchema).nullish(),
});
export type ExerciseRow = z.infer<typeof exerciseRowSchema>;

export const instructedExerciseRowSchema = exerciseRowSchema.extend({
  Instructions: z.string(),
});
export type InstructedExerciseRow = z.infer<typeof instructedExerciseRowSchema>;

export const exerciseSchema = exerciseRowSchema.extend({
  Texts: storedTextsSchema,
  Muscles: z.array(muscleSchema),
  Demands: z.array(demandSchema).nullable(),
  /** True if the platform offers the exercise to clubs. Null for an exercise of a club. */
  Offered: z.boolean().nullable(),
  RowVersion: z.number().int(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

export const exerciseStates = ['Published', 'Unpublished', 'Untranslated', 'NoPicture'] as const;
export type ExerciseState = (typeof exerciseStates)[number];

export const exerciseQuerySchema = pageQuerySchema.extend({
  MainMuscle: mainMuscleSchema.optional(),
  Muscle: muscleSchema.optional(),
  Equipment: exerciseEquipmentSchema.optional(),
  Activity: activitySchema.optional(),
  Brand: z.string().max(60).optional(),
  Level: levelSchema.optional(),
  Pattern: patternSchema.optional(),
  Location: equipmentPlaceSchema.optional(),
  /** Only exercises for which the location, or without a location the club, has the equipment. */
  Available: flagQuerySchema.optional(),
  Own: flagQuerySchema.optional(),
  State: z.enum(exerciseStates).optional(),
  Untranslated: languageSchema.optional(),
});
export type ExerciseQuery = z.output<typeof exerciseQuerySchema>;

export const offeredExerciseQuerySchema = exerciseQuerySchema.omit({ State: true, Untranslated: true });
export type OfferedExerciseQuery = z.output<typeof offeredExerciseQuerySchema>;
export const offeredExercisePageSchema = pageOf(instructedExerciseRowSchema);
export type OfferedExercisePage = z.infer<typeof offeredExercisePageSchema>;

export const exercisePageSchema = pageOf(exerciseRowSchema).extend({
  States: z.object({
    All: z.number().int(),
    Published: z.number().int(),
    Unpublished: z.number().int(),
    Untranslated: z.number().int(),
    NoPicture: z.number().int(),
  }),
});
export type ExercisePage = z.infer<typeof exercisePageSchema>;

export const exercisePublishingSchema = z.object({
  ExerciseIds: z.array(idSchema).min(1, 'field-required').max(EXERCISE_BATCH_MAX),
  Published: z.boolean(),
});
export const exercisesPublishedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ ExerciseId: idSchema, ErrorType: errorTypeSchema })),
});
export type ExercisesPublished = z.infer<typeof exercisesPublishedSchema>;
