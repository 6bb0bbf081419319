import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema } from '../scalars.ts';

export type ClassSessionId = Id<'ClassSession'>;

/** `Due`: may be started, or restarted if it has a `StoppedAt`. `Ended`: the class does not take place any more. */
export const classSessionStateSchema = z.enum(['Due', 'Running', 'Ended']);

/** A class or a day of a course on the wall of its room. Unlike live trainings, no licence limits their number. */
export const classSessionSchema = z.object({
  /** Null until the class is started for the first time. */
  ClassSessionId: idSchema.nullable(),
  GroupTrainingId: idSchema.nullable(),
  ClassId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  TrainerId: idSchema.nullable(),
  TrainerName: z.string().nullable(),
  /** The room of the class; null when it has none and is shown on all walls of the club. */
  DisplayGroupId: idSchema.nullable(),
  DisplayGroupName: z.string().nullable(),
  ParticipantIds: z.array(idSchema),
  State: classSessionStateSchema,
  StartedAt: instantSchema.nullable(),
  StoppedAt: instantSchema.nullable(),
  /**
   * True when the class starts automatically at its begin, if nothing prevents it then, such as a missing trainer or an occupied
   * room.
   */
  StartsByItself: z.boolean(),
  NotStartable: z.enum(['ClassSessionNoTrainer', 'LiveStartError', 'LiveStartElsewhere']).nullable(),
  LeadsNow: z.string().nullable(),
});
export type ClassSession = z.infer<typeof classSessionSchema>;
