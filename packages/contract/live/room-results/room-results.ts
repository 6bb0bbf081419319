import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema } from '../../scalars.ts';
import { intensityMeasureSchema } from '../../workouts/flows/flows.ts';

/** Something that a room ran on its screens, kept when it was over. */
export type RoomRunId = Id<'RoomRun'>;
/** What somebody made of it. */
export type RoomResultId = Id<'RoomResult'>;

/** That a step ran, from a moment to another (Unix ms); pauses are between. */
export interface Ran {
  readonly Step: number;
  readonly From: number;
  readonly To: number;
}

/** Slides are nobody's exercise. */
const resultKinds = ['Quick', 'Circuit', 'Timer', 'Flow'] as const;
export type ResultKind = (typeof resultKinds)[number];

const seconds = z.number().int().min(0);
const count = z.number().int().min(0);

const resultSegmentSchema = z.object({
  /** Empty: it has none, and is called by its zone. */
  Name: z.string(),
  /** The zone that it asked for, 0 to 5. */
  Zone: z.number().int().min(0).max(5),
  /** Seconds of hers in that zone, and those in which her heart was heard or her watts are known. */
  On: seconds,
  Heard: seconds,
});

export type ResultSegment = z.infer<typeof resultSegmentSchema>;

/** What of a result is computed of her heart rates, and of her watts. */
const resultFiguresSchema = z.object({
  /** Seconds that the room ran it, pauses left out, and those of them in which she was heard. */
  Seconds: seconds,
  Heard: seconds,
  /**
   * Done and planned: of a flow by its `Measure` seconds on target and seconds heard, or seconds whose watts are known; of everything
   * else its turns (a minute, a lap at a station, an exercise, a segment).
   */
  Done: count,
  Planned: count,
  /** Of what was planned, 0 to 100. */
  Percent: z.number().int().min(0).max(100),
  /** Whole rounds that she did and those that were planned; null where nothing goes round. */
  RoundsDone: count.nullable(),
  Rounds: count.nullable(),
  /** What seconds on target are of; null: it counts turns. A flow of FTP counts turns where her training of that time has no watts. */
  Measure: intensityMeasureSchema.nullable(),
  /** Segments of a flow that has a measure as they ran, in their order; null of everything else. */
  Segments: z.array(resultSegmentSchema).nullable(),
});
export type ResultFigures = z.infer<typeof resultFiguresSchema>;

/** How somebody followed what a room ran (decision 0079): part of her training of that time. */
export const roomResultSchema = resultFiguresSchema.extend({
  RoomResultId: idSchema,
  /** Null: its club is no more. */
  ClubId: idSchema.nullable(),
  /** The training that shares most of its time; null: there is none any more. */
  TrainingId: idSchema.nullable(),
  Kind: z.enum(resultKinds),
  /** Empty: a timer set on the spot, of which nothing was said. */
  Name: z.string(),
  RoomName: z.string(),
  Begin: instantSchema,
  End: instantSchema,
});
export type RoomResult = z.infer<typeof roomResultSchema>;
