import { z } from 'zod';
import { idSchema, instantSchema } from '../scalars.ts';

const seconds = z.number().int().min(0);
/** Seconds in zones 0 to 5. */
const zoneTimesSchema = z.array(seconds).length(6);

/** What somebody did in a group training: her trainings of it together. */
export const groupResultSchema = z.object({
  /** Equal points share a rank, and the next is skipped. */
  Rank: z.number().int().min(1),
  /** Null: the reader does not open her training. */
  TrainingId: idSchema.nullable(),
  /** As walls and journals call her to the reader; empty for a guest. */
  Name: z.string(),
  /** Number of a guest, whom each screen calls so in its own language. */
  Guest: z.number().int().nullable(),
  IsSelf: z.boolean(),
  /** False: the reader sees what the wall showed, how long and for how many points. What follows is empty then. */
  IsShared: z.boolean(),
  Points: z.number().int(),
  Duration: seconds,
  ZoneTimes: zoneTimesSchema,
  TargetTime: seconds,
  AverageHeartRate: z.number().int().nullable(),
  /** Of her maximum. */
  AveragePercent: z.number().int().nullable(),
  Calories: z.number().int(),
});
export type GroupResult = z.infer<typeof groupResultSchema>;

/** One run of a live training, or of a class before its wall, and what everybody did in it (decision 0061). */
export const groupTrainingSchema = z.object({
  GroupTrainingId: idSchema,
  ClubId: idSchema,
  ClubName: z.string(),
  Name: z.string(),
  /** Null: whoever led it is gone. */
  TrainerName: z.string().nullable(),
  /** Null: all rooms of the club. */
  RoomName: z.string().nullable(),
  Begin: instantSchema,
  /** Null: it runs. */
  End: instantSchema.nullable(),
  /** Points that the room wanted to reach together. */
  Goal: z.number().int().nullable(),
  Points: z.number().int(),
  /** Of those who share them with the club; null where they would tell of single people. */
  ZoneTimes: zoneTimesSchema.nullable(),
  /** Null also where nobody shares them. */
  Calories: z.number().int().nullable(),
  /** In order of points. */
  Results: z.array(groupResultSchema),
});
export type GroupTraining = z.infer<typeof groupTrainingSchema>;
