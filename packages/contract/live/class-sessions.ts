import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema } from '../scalars.ts';

export type ClassSessionId = Id<'ClassSession'>;

/** Due classes may be started, or restarted if they have a StoppedAt. Ended ones do not take place any more. */
export const classSessionStateSchema = z.enum(['Due', 'Running', 'Ended']);

/** A class or a day of a course on the wall of its room. It is no live training, and no licence limits it. */
export const classSessionSchema = z.object({
  /** Null before the start. */
  ClassSessionId: idSchema.nullable(),
  GroupTrainingId: idSchema.nullable(),
  ClassId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  TrainerId: idSchema.nullable(),
  TrainerName: z.string().nullable(),
  /** Null when the class has no room and is shown on all walls of the club. */
  DisplayGroupId: idSchema.nullable(),
  DisplayGroupName: z.string().nullable(),
  ParticipantIds: z.array(idSchema),
  State: classSessionStateSchema,
  StartedAt: instantSchema.nullable(),
  StoppedAt: instantSchema.nullable(),
  /** True when the class starts automatically at its begin, unless an obstacle exists or its trainer or room is taken. */
  StartsByItself: z.boolean(),
  NotStartable: z.enum(['ClassSessionNoTrainer', 'LiveStartError', 'LiveStartElsewhere']).nullable(),
  LeadsNow: z.string().nullable(),
});
export type ClassSession = z.infer<typeof classSessionSchema>;
