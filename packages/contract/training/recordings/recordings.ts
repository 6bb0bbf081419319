import { z } from 'zod';
import { idSchema, instantSchema, requiredLineSchema } from '../../scalars.ts';

/** Maximum file size in MB of 2^20 bytes; below in bytes, and as base64. */
export const RECORDING_MAX_MB = 25;
export const RECORDING_BYTES_MAX = RECORDING_MAX_MB * 1_048_576;
export const RECORDING_TEXT_MAX = Math.ceil(RECORDING_BYTES_MAX / 3) * 4;

/** JSON. Equivalent is a form with a part `file`. */
export const recordingUploadSchema = z.object({
  /** File as base64. */
  File: z.string().min(1, 'recording-nothing').max(RECORDING_TEXT_MAX, 'recording-too-large'),
  FileName: requiredLineSchema(255),
});
export type RecordingUpload = z.infer<typeof recordingUploadSchema>;

/** Export formats. FIT has all data, TCX not the sport's name, GPX only places, and CSV is a table. */
export const recordingFormats = ['FIT', 'TCX', 'GPX', 'CSV'] as const;
export const recordingFormatSchema = z.enum(recordingFormats);
export type RecordingFormat = z.infer<typeof recordingFormatSchema>;

export const recordingFileSchema = z.object({
  FileName: z.string(),
  Type: z.string(),
  /** File as base64. */
  File: z.string(),
});
export type RecordingFile = z.infer<typeof recordingFileSchema>;

/** Result of a session: a new activity, another source of an existing one, already imported, or too short. */
export const recordingOutcomes = ['Added', 'Joined', 'Known', 'TooShort'] as const;
export type RecordingOutcome = (typeof recordingOutcomes)[number];

export const recordedTrainingSchema = z.object({
  Outcome: z.enum(recordingOutcomes),
  TrainingId: idSchema.nullable(),
  TrainingType: z.string(),
  Begin: instantSchema.nullable(),
  /** Duration in seconds. */
  Duration: z.number().int(),
});
export const recordingResultSchema = z.object({
  SourceName: z.string(),
  /** True when the file is truncated and was read up to that point. */
  IsCut: z.boolean(),
  /** Number of skipped points without a time, of unsupported FIT messages, and of points without a plausible value. */
  PassedOver: z.object({
    Untimed: z.number().int(),
    Foreign: z.number().int(),
    Unusable: z.number().int(),
    Misdated: z.number().int(),
  }),
  Trainings: z.array(recordedTrainingSchema),
});
export type RecordingResult = z.infer<typeof recordingResultSchema>;
