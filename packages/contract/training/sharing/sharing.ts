import { z } from 'zod';
import { emailSchema, languageSchema, requiredLineSchema } from '../../scalars.ts';
import { trainingDetailSchema } from '../trainings.ts';

/** Null: no link opens the training. */
export const sharedUriSchema = z.object({ Uri: z.string().nullable() });

/**
 * What a link shows to whoever has it: who she is by her nickname, and the figures of this one training. No club, no room, no note,
 * nothing that was written about it, and no heart rate by the second. What recorded it is named, as its maker asks.
 */
export const sharedTrainingSchema = trainingDetailSchema.pick({
  Nickname: true,
  Name: true,
  TrainingType: true,
  SourceName: true,
  Begin: true,
  Duration: true,
  GapTime: true,
  Zone0Time: true,
  Zone1Time: true,
  Zone2Time: true,
  Zone3Time: true,
  Zone4Time: true,
  Zone5Time: true,
  Points: true,
  AverageHeartRate: true,
  MaxHeartRate: true,
  Calories: true,
  Distance: true,
  Minutes: true,
});
export type SharedTraining = z.infer<typeof sharedTrainingSchema>;

/** To whom the link is mailed. */
export const shareWithEmailSchema = z.object({
  Email: emailSchema,
  Name: requiredLineSchema(100),
  /** Of the letter; hers who sends it where it is left out. */
  Language: languageSchema.optional(),
});
export type ShareWithEmail = z.infer<typeof shareWithEmailSchema>;
