import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

const seconds = z.number().int().min(0);
const zoneTimesSchema = z.array(seconds).length(6);

export const groupResultSchema = z.object({
  /** Rank by points. Equal points share a rank, and the next rank is skipped. */
  Rank: z.number().int().min(1),
  /** Null when the reader may not read that training. */
  TrainingId: idSchema.nullable(),
  Name: z.string(),
  /** Number of a guest, for the label in the language of the screen. Null for others. */
  Guest: z.number().int().nullable(),
  IsSelf: z.boolean(),
  /** False: only duration and points are shown, as on the wall. */
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
  /** Sum of the members who share with the club. Null if the sum would reveal values of single members. */
  ZoneTimes: zoneTimesSchema.nullable(),
  Calories: z.number().int().nullable(),
  Results: z.array(groupResultSchema),
});
export type GroupTraining = z.infer<typeof groupTrainingSchema>;
