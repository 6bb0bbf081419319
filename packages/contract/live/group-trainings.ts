import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

const seconds = z.number().int().min(0);
/** Seconds in each of the zones 0 to 5. */
const zoneTimesSchema = z.array(seconds).length(6);

export const groupResultSchema = z.object({
  /** Rank by points. Athletes with equal points share a rank, and the next rank is skipped. */
  Rank: z.number().int().min(1),
  /** Id of the athlete's training; null when the reader may not read that training. */
  TrainingId: idSchema.nullable(),
  /** Name that the reader may see; empty for a guest. */
  Name: z.string(),
  /** Number of a guest, which each screen shows with the label in its language; null for other athletes. */
  Guest: z.number().int().nullable(),
  IsSelf: z.boolean(),
  /** False when the reader sees only duration and points, as on the wall. The fields after `Duration` are then empty. */
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
  /** Sum over the members who share heart rates with the club. Null when it would reveal the values of single members. */
  ZoneTimes: zoneTimesSchema.nullable(),
  Calories: z.number().int().nullable(),
  Results: z.array(groupResultSchema),
});
export type GroupTraining = z.infer<typeof groupTrainingSchema>;
