import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

const seconds = z.number().int().min(0);
/** Seconds in zones 0 to 5. */
const zoneTimesSchema = z.array(seconds).length(6);

export const groupResultSchema = z.object({
  /** Equal points share a rank, and the next is skipped. */
  Rank: z.number().int().min(1),
  /** Null: the reader has no access to the training. */
  TrainingId: idSchema.nullable(),
  /** The name visible to the reader; empty for a guest. */
  Name: z.string(),
  /** Number of a guest, named by each screen in its language. */
  Guest: z.number().int().nullable(),
  IsSelf: z.boolean(),
  /** False: the reader sees only duration and points, like on the wall; the following fields are empty. */
  IsShared: z.boolean(),
  Points: z.number().int(),
  Duration: seconds,
  ZoneTimes: zoneTimesSchema,
  TargetTime: seconds,
  AverageHeartRate: z.number().int().nullable(),
  AveragePercent: z.number().int().nullable(),
  Calories: z.number().int(),
});
export type GroupResult = z.infer<typeof groupResultSchema>;

export const groupTrainingSchema = z.object({
  GroupTrainingId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  Name: z.string(),
  TrainerName: z.string().nullable(),
  RoomName: z.string().nullable(),
  Begin: instantSchema,
  End: instantSchema.nullable(),
  Goal: z.number().int().nullable(),
  Points: z.number().int(),
  /** Sum of members who share with the club; null when it would reveal single members. */
  ZoneTimes: zoneTimesSchema.nullable(),
  Calories: z.number().int().nullable(),
  Results: z.array(groupResultSchema),
});
export type GroupTraining = z.infer<typeof groupTrainingSchema>;
