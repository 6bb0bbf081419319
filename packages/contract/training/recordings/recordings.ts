import { z } from 'zod';
import { idSchema, instantSchema, requiredLineSchema } from '../../scalars.ts';

/** Largest file, in MB of 2^20 bytes, in bytes, and as base64. */
export const RECORDING_MAX_MB = 25;
export const RECORDING_BYTES_MAX = RECORDING_MAX_MB * 1_048_576;
export const RECORDING_TEXT_MAX = Math.ceil(RECORDING_BYTES_MAX / 3) * 4;

/** As JSON; a form with a part `file` is read as the same. */
export const recordingUploadSchema = z.object({
  /** Base64. */
  File: z.string().min(1, 'recording-nothing').max(RECORDING_TEXT_MAX, 'recording-too-large'),
  FileName: requiredLineSchema(255),
});
export type RecordingUpload = z.infer<typeof recordingUploadSchema>;

/** What a training is given out as: all of it, all but the sport's name, what has a place, or a table. */
export const recordingFormats = ['FIT', 'TCX', 'GPX', 'CSV'] as const;
export const recordingFormatSchema = z.enum(recordingFormats);
export type RecordingFormat = z.infer<typeof recordingFormatSchema>;

export const recordingFileSchema = z.object({
  FileName: z.string(),
  /** Of its content. */
  Type: z.string(),
  /** Base64. */
  File: z.string(),
});
export type RecordingFile = z.infer<typeof recordingFileSchema>;

/**
 * What became of a session of a file: a training of its own, another source of an activity that was there, the same that was read before, or
 * nothing, because it says of no minute what was.
 */
export const recordingOutcomes = ['Added', 'Joined', 'Known', 'TooShort'] as const;
export type RecordingOutcome = (typeof recordingOutcomes)[number];

export const recordedTrainingSchema = z.object({
  Outcome: z.enum(recordingOutcomes),
  /** Null: it is in no training. */
  TrainingId: idSchema.nullable(),
  TrainingType: z.string(),
  /** Null: nobody knows. */
  Begin: instantSchema.nullable(),
  /** Seconds. */
  Duration: z.number().int(),
});
export const recordingResultSchema = z.object({
  /** What recorded it, in the file's words; empty where it says nothing. */
  SourceName: z.string(),
  /** The file ends before it is whole: it was read up to there. */
  IsCut: z.boolean(),
  /**
   * How much of it says nothing that is kept: points and records without a time, messages of FIT of kinds that are not read, and points
   * without a value that can be.
   */
  PassedOver: z.object({
    Untimed: z.number().int(),
    Foreign: z.number().int(),
    Unusable: z.number().int(),
    /** Points that a jump of the clock put hours away from the training. */
    Misdated: z.number().int(),
  }),
  Trainings: z.array(recordedTrainingSchema),
});
export type RecordingResult = z.infer<typeof recordingResultSchema>;
