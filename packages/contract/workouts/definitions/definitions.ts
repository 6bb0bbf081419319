import { z } from 'zod';
import { ownPicture } from '../../accounts/images.ts';
import { errorTypeSchema } from '../../errors.ts';
import type { Id } from '../../ids.ts';
import {
  flagQuerySchema,
  idSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  requiredLineSchema,
  rowVersionSchema,
  textSchema,
} from '../../scalars.ts';
import { uploadSchema } from '../../videos/uploads/uploads.ts';
import { videoSchema } from '../../videos/videos/videos.ts';
import { type ExerciseEquipment, exerciseEquipmentSchema, levelSchema } from '../exercises/vocabulary.ts';

export type WorkoutDefinitionId = Id<'WorkoutDefinition'>;

export const DEFINITION = { perClub: 1000, title: 120, description: 4000, pictures: 6, minutes: 600, batch: 500 } as const;

const equipmentSchema = z
  .array(exerciseEquipmentSchema)
  .min(1, 'field-required')
  .max(60)
  .transform((words): ExerciseEquipment[] => [...new Set(words)]);

export const workoutDefinitionInputSchema = z.object({
  Title: requiredLineSchema(DEFINITION.title),
  Description: textSchema(DEFINITION.description),
  Level: levelSchema,
  Equipment: equipmentSchema,
  Minutes: z
    .number('invalid-number')
    .int('invalid-number')
    .min(1, 'invalid-number')
    .max(DEFINITION.minutes, 'invalid-number')
    .nullable(),
  PictureUris: z.array(z.string().max(200).regex(ownPicture, 'invalid-value')).max(DEFINITION.pictures),
});
export type WorkoutDefinitionInput = z.output<typeof workoutDefinitionInputSchema>;
export const workoutDefinitionUpdateSchema = workoutDefinitionInputSchema.extend({ RowVersion: rowVersionSchema });
export type WorkoutDefinitionUpdate = z.output<typeof workoutDefinitionUpdateSchema>;

export const workoutVideoSchema = videoSchema.pick({
  VideoId: true,
  State: true,
  FileName: true,
  Bytes: true,
  PreviewUri: true,
  Seconds: true,
  Width: true,
  Height: true,
  HasSound: true,
  ErrorCode: true,
  ErrorTitle: true,
  ErrorAdvice: true,
  Progress: true,
  IsEncoded: true,
});
export type WorkoutVideo = z.infer<typeof workoutVideoSchema>;

const message = {
  WorkoutDefinitionId: idSchema,
  ClubId: idSchema,
  Title: z.string(),
  Level: levelSchema,
  Equipment: z.array(exerciseEquipmentSchema),
  Minutes: z.number().int().nullable(),
  PictureUris: z.array(z.string()),
};

export const workoutDefinitionRowSchema = z.object({
  ...message,
  PublishedAt: instantSchema.nullable(),
  WorkoutVideoId: idSchema.nullable(),
  Video: workoutVideoSchema.nullable(),
});
export type WorkoutDefinitionRow = z.infer<typeof workoutDefinitionRowSchema>;
export const workoutDefinitionSchema = workoutDefinitionRowSchema.extend({
  Description: z.string(),
  RowVersion: z.number().int(),
});
export type WorkoutDefinition = z.infer<typeof workoutDefinitionSchema>;

export const workoutDefinitionQuerySchema = pageQuerySchema.extend({
  Level: levelSchema.optional(),
  Equipment: exerciseEquipmentSchema.optional(),
  Published: flagQuerySchema.optional(),
});
export type WorkoutDefinitionQuery = z.output<typeof workoutDefinitionQuerySchema>;
export const workoutDefinitionPageSchema = pageOf(workoutDefinitionRowSchema);
export type WorkoutDefinitionPage = z.infer<typeof workoutDefinitionPageSchema>;

export const workoutDefinitionPublishingSchema = z.object({
  WorkoutDefinitionIds: z.array(idSchema).min(1, 'field-required').max(DEFINITION.batch),
  Published: z.boolean(),
});
export const workoutDefinitionsPublishedSchema = z.object({
  Done: z.array(idSchema),
  Refused: z.array(z.object({ WorkoutDefinitionId: idSchema, ErrorType: errorTypeSchema })),
});
export type WorkoutDefinitionsPublished = z.infer<typeof workoutDefinitionsPublishedSchema>;

export const workoutVideoUploadSchema = z.object({ Definition: workoutDefinitionSchema, Upload: uploadSchema });
export type WorkoutVideoUpload = z.infer<typeof workoutVideoUploadSchema>;

export const offeredWorkoutSchema = z.object({
  ...message,
  Description: z.string(),
  PublishedAt: instantSchema,
  Video: videoSchema.pick({ PreviewUri: true, Seconds: true }).nullable(),
});
export type OfferedWorkout = z.infer<typeof offeredWorkoutSchema>;
export const offeredWorkoutQuerySchema = workoutDefinitionQuerySchema.omit({ Published: true });
export type OfferedWorkoutQuery = z.output<typeof offeredWorkoutQuerySchema>;
export const offeredWorkoutPageSchema = pageOf(offeredWorkoutSchema);
export type OfferedWorkoutPage = z.infer<typeof offeredWorkoutPageSchema>;
