import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema } from '../scalars.ts';

export type ClassSessionId = Id<'ClassSession'>;

/** `Due`: can be started or restarted. `Ended`: does not take place any more. */
export const classSessionStateSchema = z.enum(['Due', 'Running', 'Ended']);

/** A class or day of a course on the wall. Unlike live trainings, no licence limits the number. */
export const classSessionSchema = z.object({
  ClassSessionId: idSchema.nullable(),
  GroupTrainingId: idSchema.nullable(),
  ClassId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  Begin: instantSchema,
  End: instantSchema,
  TrainerId: idSchema.nullable(),
  TrainerName: z.string().nullable(),
  DisplayGroupId: idSchema.nullable(),
  DisplayGroupName: z.string().nullable(),
  ParticipantIds: z.array(idSchema),
  State: classSessionStateSchema,
  StartedAt: instantSchema.nullable(),
  StoppedAt: instantSchema.nullable(),
  /** The session starts at the begin of the class, unless for example its trainer is missing or the room is occupied. */
  StartsByItself: z.boolean(),
  NotStartable: z.enum(['ClassSessionNoTrainer', 'LiveStartError', 'LiveStartElsewhere']).nullable(),
  LeadsNow: z.string().nullable(),
});
export type ClassSession = z.infer<typeof classSessionSchema>;
