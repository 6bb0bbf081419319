import { z } from 'zod';
import { errorTypeSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import {
  idSchema,
  instantSchema,
  languages,
  lineSchema,
  pageOf,
  pageQuerySchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import { circuitFieldsSchema } from '../circuits/circuits.ts';
import { FALLBACK_LANGUAGE, instructedExerciseRowSchema } from '../exercises/exercises.ts';
import { levelSchema } from '../exercises/vocabulary.ts';
import { workoutSheetInputSchema } from '../sheets/sheets.ts';

export type ProviderWorkoutId = Id<'ProviderWorkout'>;

export const PROVIDER = { most: 500, name: 80, description: 1000, batch: 200 } as const;

export const providerKinds = ['sheet', 'circuit'] as const;
const providerKindSchema = z.enum(providerKinds);
export type ProviderKind = (typeof providerKinds)[number];

const fields = z.object({ Name: lineSchema(PROVIDER.name), Description: textSchema(PROVIDER.description) });
const inEach = <One extends z.ZodType>(one: One) => z.object({ en: one, it: one, es: one, fr: one });
const textsSchema = inEach(fields).superRefine((texts, context) => {
  for (const language of languages) {
    const { Name, Description } = texts[language];
    const lacks = language === FALLBACK_LANGUAGE ? Name === '' : Name === '' && Description !== '';
    if (lacks) context.addIssue({ code: 'custom', path: [language, 'Name'], message: 'field-required' });
  }
});
const storedTextsSchema = inEach(z.object({ Name: z.string(), Description: z.string() }));
export type ProviderTexts = z.infer<typeof storedTextsSchema>;

/** These fields are copied from the platform's sheet. The club sets the other fields. */
export const providerSheetSchema = workoutSheetInputSchema.pick({ Type: true, Location: true, Intensity: true, Days: true });
export type ProviderSheet = z.output<typeof providerSheetSchema>;
export const providerCircuitSchema = circuitFieldsSchema.pick({
  StationsActive: true,
  TimerType: true,
  WarmUp: true,
  Cooldown: true,
  Work: true,
  Rest: true,
  Rounds: true,
  RoundRest: true,
  Minutes: true,
  StationsPerMinute: true,
  Time: true,
  Stations: true,
});
export type ProviderCircuit = z.output<typeof providerCircuitSchema>;

export const providerInputSchema = z
  .object({
    Texts: textsSchema,
    Level: levelSchema,
    Sheet: providerSheetSchema.nullable(),
    Circuit: providerCircuitSchema.nullable(),
  })
  .refine(({ Sheet, Circuit }) => (Sheet === null) !== (Circuit === null), { path: ['Sheet'], message: 'field-required' });
export type ProviderInput = z.output<typeof providerInputSchema>;
export const providerUpdateSchema = z.object({ Texts: textsSchema, Level: levelSchema, RowVersion: rowVersionSchema });
export type ProviderUpdate = z.output<typeof providerUpdateSchema>;

export const providerRowSchema = z.object({
  ProviderWorkoutId: idSchema,
  Kind: providerKindSchema,
  Name: z.string(),
  Description: z.string(),
  Level: levelSchema,
  DayCount: z.number().int(),
  ExerciseCount: z.number().int(),
  /** Duration of a circuit in seconds. 0 for a sheet. */
  Duration: z.number().int(),
  PublishedAt: instantSchema.nullable(),
  Missing: z.array(z.string()),
});
export type ProviderRow = z.infer<typeof providerRowSchema>;
export const providerWorkoutSchema = providerRowSchema.extend({
  Texts: storedTextsSchema,
  Sheet: providerSheetSchema.nullable(),
  Circuit: providerCircuitSchema.nullable(),
  Exercises: z.array(instructedExerciseRowSchema),
  RowVersion: z.number().int(),
});
export type ProviderWorkout = z.infer<typeof providerWorkoutSchema>;

export const providerQuerySchema = pageQuerySchema.extend({
  Kind: providerKindSchema.optional(),
  Level: levelSchema.optional(),
});
export type ProviderQuery = z.output<typeof providerQuerySchema>;
export const providerPageSchema = pageOf(providerRowSchema);
export type ProviderPage = z.infer<typeof providerPageSchema>;

/** The copy is a sheet or a circuit, so one of the ids is set. */
export const providerCopySchema = z.object({
  WorkoutSheetId: idSchema.nullable(),
  BridgeWorkoutId: idSchema.nullable(),
  NotConfigured: z.array(z.number().int()),
});
export type ProviderCopy = z.infer<typeof providerCopySchema>;

export const providerPublishingSchema = z.object({
  ProviderWorkoutIds: z.array(idSchema).min(1, 'field-required').max(PROVIDER.batch),
  Published: z.boolean(),
});
export const providersPublishedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ ProviderWorkoutId: idSchema, ErrorType: errorTypeSchema })),
});
export type ProvidersPublished = z.infer<typeof providersPublishedSchema>;
