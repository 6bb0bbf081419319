import { z } from 'zod';
import { idSchema, instantSchema, requiredLineSchema } from '../../scalars.ts';

export const RECORDING_MAX_MB = 25;
export const RECORDING_BYTES_MAX = RECORDING_MAX_MB * 1_048_576;
export const RECORDING_TEXT_MAX = Math.ceil(RECORDING_BYTES_MAX / 3) * 4;

/** JSON. A form with the file in the part `file` is also accepted. */
export const recordingUploadSchema = z.object({
  File: z.string().min(1, 'recording-nothing').max(RECORDING_TEXT_MAX, 'recording-too-large'),
  FileName: requiredLineSchema(255),
});
export type RecordingUpload = z.infer<typeof recordingUploadSchema>;

/** FIT contains all data, TCX lacks the name of the sport, GPX requires positions, CSV is a table. */
export const recordingFormats = ['FIT', 'TCX', 'GPX', 'CSV'] as const;
export const recordingFormatSchema = z.enum(recordingFormats);
export type RecordingFormat = z.infer<typeof recordingFormatSchema>;

export const recordingFileSchema = z.object({
  FileName: z.string(),
  Type: z.string(),
  File: z.string(),
});
export type RecordingFile = z.infer<typeof recordingFileSchema>;

/** `Joined`: another source of an activity. `Known`: imported already. */
export const recordingOutcomes = ['Added', 'Joined', 'Known', 'TooShort'] as const;
export type RecordingOutcome = (typeof recordingOutcomes)[number];

export const recordedTrainingSchema = z.object({
  Outcome: z.enum(recordingOutcomes),
  TrainingId: idSchema.nullable(),
  TrainingType: z.string(),
  Begin: instantSchema.nullable(),
  Duration: z.number().int(),
});
export const recordingResultSchema = z.object({
  SourceName: z.string(),
  /** The file is cut off, and was read up to the cut. */
  IsCut: z.boolean(),
  /** Numbers of skipped points without a time, unsupported FIT messages, and points without a plausible value. */
  PassedOver: z.object({
    Untimed: z.number().int(),
    Foreign: z.number().int(),
    Unusable: z.number().int(),
    Misdated: z.number().int(),
  }),
  Trainings: z.array(recordedTrainingSchema),
});
export type RecordingResult = z.infer<typeof recordingResultSchema>;
