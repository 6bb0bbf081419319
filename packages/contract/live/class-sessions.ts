import { z } from 'zod';
import type { Id } from '../ids.ts';
import { idSchema, instantSchema } from '../scalars.ts';

export type ClassSessionId = Id<'ClassSession'>;

/** Due: it may be started, once more where it has a StoppedAt. Ended: it takes place no more. */
export const classSessionStateSchema = z.enum(['Due', 'Running', 'Ended']);

/** A class, or the day of a course, before the wall of its room: no live training, and counted by no licence (readings 26). */
export const classSessionSchema = z.object({
  /** Null: it was not started. */
  ClassSessionId: idSchema.nullable(),
  /** What everybody did in it; null: it was not started. */
  GroupTrainingId: idSchema.nullable(),
  ClassId: idSchema,
  ClubId: idSchema,
  Name: z.string(),
  /** Of the class, or of the day of a course; it ends with it. */
  Begin: instantSchema,
  End: instantSchema,
  TrainerId: idSchema.nullable(),
  TrainerName: z.string().nullable(),
  /** Null: the class has no room, and stands before all walls of the club. */
  DisplayGroupId: idSchema.nullable(),
  DisplayGroupName: z.string().nullable(),
  /** Who has a place in the room. */
  ParticipantIds: z.array(idSchema),
  State: classSessionStateSchema,
  StartedAt: instantSchema.nullable(),
  StoppedAt: instantSchema.nullable(),
  /** It starts at its begin though nobody presses anything, unless something stands against it; not where its trainer or its room is led otherwise. */
  StartsByItself: z.boolean(),
  /** Of one that is due: what stands against it now. */
  NotStartable: z.enum(['ClassSessionNoTrainer', 'LiveStartError', 'LiveStartElsewhere']).nullable(),
  /** What its trainer leads instead in this club. */
  LeadsNow: z.string().nullable(),
});
export type ClassSession = z.infer<typeof classSessionSchema>;
