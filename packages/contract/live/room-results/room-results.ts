import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, instantSchema } from '../../scalars.ts';
import { intensityMeasureSchema } from '../../workouts/flows/flows.ts';

export type RoomRunId = Id<'RoomRun'>;
export type RoomResultId = Id<'RoomResult'>;

/** Unix ms. A pause is the time between two entries. */
export interface Ran {
  readonly Step: number;
  readonly From: number;
  readonly To: number;
}

/** Slides have no results. */
const resultKinds = ['Quick', 'Circuit', 'Timer', 'Flow'] as const;
export type ResultKind = (typeof resultKinds)[number];

const seconds = z.number().int().min(0);
const count = z.number().int().min(0);

const resultSegmentSchema = z.object({
  Name: z.string(),
  Zone: z.number().int().min(0).max(5),
  On: seconds,
  Heard: seconds,
});

export type ResultSegment = z.infer<typeof resultSegmentSchema>;

const resultFiguresSchema = z.object({
  Seconds: seconds,
  Heard: seconds,
  /**
   * With a `Measure` (a flow): seconds on target, and seconds with known values. Otherwise turns: minutes, laps at a station,
   * exercises or segments.
   */
  Done: count,
  Planned: count,
  Percent: z.number().int().min(0).max(100),
  RoundsDone: count.nullable(),
  Rounds: count.nullable(),
  /** Null when turns are counted, also in a flow by FTP without known watts. */
  Measure: intensityMeasureSchema.nullable(),
  Segments: z.array(resultSegmentSchema).nullable(),
});
export type ResultFigures = z.infer<typeof resultFiguresSchema>;

export const roomResultSchema = resultFiguresSchema.extend({
  RoomResultId: idSchema,
  ClubId: idSchema.nullable(),
  TrainingId: idSchema.nullable(),
  Kind: z.enum(resultKinds),
  Name: z.string(),
  RoomName: z.string(),
  Begin: instantSchema,
  End: instantSchema,
});
export type RoomResult = z.infer<typeof roomResultSchema>;
