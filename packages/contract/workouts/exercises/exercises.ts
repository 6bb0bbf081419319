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

/** Where a language has no text of its own, its readers are shown this one. */
export const FALLBACK_LANGUAGE: Language = 'en';
export const EXERCISE_NAME_MAX = 120;
export const EXERCISE_TEXT_MAX = 2000;
export const EXERCISE_PICTURES_MAX = 4;
/** Exercises of its own that a club may have: each search goes through all of them. */
export const OWN_EXERCISES_MAX = 2000;
/** Exercises that one batch may name. */
export const EXERCISE_BATCH_MAX = 1000;

const said = z.object({ Name: lineSchema(EXERCISE_NAME_MAX), Instructions: textSchema(EXERCISE_TEXT_MAX) });
const inEach = <One extends z.ZodType>(one: One) => z.object({ en: one, it: one, es: one, fr: one });
/** In each language; a name that is empty is not translated yet. */
const textsSchema = inEach(said).superRefine((texts, context) => {
  for (const language of languages) {
    const { Name, Instructions } = texts[language];
    const lacks = language === FALLBACK_LANGUAGE ? Name === '' : Name === '' && Instructions !== '';
    if (lacks) context.addIssue({ code: 'custom', path: [language, 'Name'], message: 'field-required' });
  }
});
/** As it is stored and read: what was let in once is shown whatever is let in today. */
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
  /** Trained besides, as trainers speak of them. */
  OtherMuscles: tags(mainMuscleSchema),
  /** Anatomical ones. */
  Muscles: tags(muscleSchema),
  Equipment: someOf(exerciseEquipmentSchema),
  Activities: tags(activitySchema),
  /** Who makes the machine; empty: nobody's. */
  Brand: lineSchema(60),
  /** What a generator asks for. */
  Level: levelSchema,
  Pattern: patternSchema.nullable(),
  Measure: measureSchema,
  Locations: someOf(equipmentPlaceSchema),
  /** Its repetitions are those of one side. */
  Unilateral: z.boolean(),
  /** What it demands of the body; null: nobody said, so it is offered to nobody with a condition. */
  Demands: tags(demandSchema).nullable().default(null),
  PictureUris: z.array(picture).max(EXERCISE_PICTURES_MAX),
});
export type ExerciseInput = z.output<typeof exerciseInputSchema>;
export const exerciseUpdateSchema = exerciseInputSchema.extend({ RowVersion: rowVersionSchema });

export const exerciseRowSchema = z.object({
  ExerciseId: idSchema,
  /** Null: of the platform's library. */
  ClubId: idSchema.nullable(),
  /** In the language of who asks, else in English. */
  Name: z.string(),
  /** Languages without a name of their own. */
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
  /** How the library draws it; null: it does not. */
  Figure: figureSchema.nullable(),
  /** Offered to who trains in this club. */
  Published: z.boolean(),
});
export type ExerciseRow = z.infer<typeof exerciseRowSchema>;

/** With what is to be done, for who trains or plans. */
export const toldExerciseRowSchema = exerciseRowSchema.extend({
  /** In the language of who asks, else in English; empty: nobody wrote any. */
  Instructions: z.string(),
});
export type ToldExerciseRow = z.infer<typeof toldExerciseRowSchema>;

export const exerciseSchema = exerciseRowSchema.extend({
  Texts: storedTextsSchema,
  Muscles: z.array(muscleSchema),
  Demands: z.array(demandSchema).nullable(),
  /** Whether the platform offers it to its clubs; null of a club's own. */
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
  /** Can be done there. */
  Location: equipmentPlaceSchema.optional(),
  /** Only what needs no more than the club has at the location, or has itself where none is said. */
  Available: flagQuerySchema.optional(),
  /** Only what the club wrote itself, or only the platform's library. */
  Own: flagQuerySchema.optional(),
  State: z.enum(exerciseStates).optional(),
  /** Without a name of its own in this language. */
  Untranslated: languageSchema.optional(),
});
export type ExerciseQuery = z.output<typeof exerciseQuerySchema>;

/** What a sheet is made of is published. */
export const offeredExerciseQuerySchema = exerciseQuerySchema.omit({ State: true, Untranslated: true });
export type OfferedExerciseQuery = z.output<typeof offeredExerciseQuerySchema>;
export const offeredExercisePageSchema = pageOf(toldExerciseRowSchema);
export type OfferedExercisePage = z.infer<typeof offeredExercisePageSchema>;

/** A page, and how many each state would show under the same filters. */
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
/** What a batch did; what was as wanted already is done too. */
export const exercisesPublishedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ ExerciseId: idSchema, ErrorType: errorTypeSchema })),
});
export type ExercisesPublished = z.infer<typeof exercisesPublishedSchema>;
