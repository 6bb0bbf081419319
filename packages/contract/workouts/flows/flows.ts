import { z } from 'zod';
import type { Id } from '../../ids.ts';
import { idSchema, lineSchema, pageOf, requiredLineSchema, rowVersionSchema } from '../../scalars.ts';
import { TIMELINE } from '../timeline.ts';

export type IntensityFlowId = Id<'IntensityFlow'>;

/** Percent of the maximum heart rate, or of the functional threshold power. */
export const intensityMeasures = ['HeartRate', 'Ftp'] as const;
export const intensityMeasureSchema = z.enum(intensityMeasures);
export type IntensityMeasure = (typeof intensityMeasures)[number];

export const FLOW = {
  name: 60,
  segmentName: 40,
  segments: 200,
  /** Shortest and longest segment, in seconds. */
  shortest: 15,
  longest: TIMELINE.seconds,
  percentMin: 20,
  percentMax: { HeartRate: 100, Ftp: 200 } as const satisfies Record<IntensityMeasure, number>,
  cadenceMin: 20,
  cadenceMax: 200,
  perClub: 500,
} as const;

const integer = (min: number, max: number, refusal: string) =>
  z.number('invalid-number').int('invalid-number').min(min, refusal).max(max, refusal);

const flowSegmentSchema = z.object({
  Name: lineSchema(FLOW.segmentName),
  /** Seconds since the begin of the flow. The segment ends where the next begins. */
  Begin: integer(0, FLOW.longest, 'flow-too-long'),
  Percent: integer(FLOW.percentMin, FLOW.percentMax.Ftp, 'flow-percent'),
  /** Revolutions per minute. Null if the athlete chooses. */
  Cadence: integer(FLOW.cadenceMin, FLOW.cadenceMax, 'flow-cadence').nullable(),
});
export type FlowSegment = z.infer<typeof flowSegmentSchema>;

interface Profile {
  readonly Measure: IntensityMeasure;
  readonly Duration: number;
  readonly Segments: readonly FlowSegment[];
}
function refuseSegments({ Measure, Duration, Segments }: Profile, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const [at, { Begin, Percent }] of Segments.entries()) {
    const before = Segments[at - 1];
    if (before === undefined) {
      if (Begin !== 0) refuse(['Segments', at, 'Begin'], 'flow-begins-at-zero');
    } else if (Begin - before.Begin < FLOW.shortest) refuse(['Segments', at, 'Begin'], 'flow-too-short');
    if (Percent > FLOW.percentMax[Measure]) refuse(['Segments', at, 'Percent'], 'flow-percent');
  }
  const last = Segments.at(-1);
  if (last !== undefined && Duration - last.Begin < FLOW.shortest) refuse(['Duration'], 'flow-too-short');
}

const flowFields = z.object({
  Name: requiredLineSchema(FLOW.name),
  /** True if the flow is offered to the club's rooms. Undefined publishes a new flow, and does not change a stored flow. */
  Published: z.boolean().optional(),
  Measure: intensityMeasureSchema,
  Duration: integer(FLOW.shortest, FLOW.longest, 'flow-too-long'),
  Segments: z.array(flowSegmentSchema).min(1, 'flow-without-segments').max(FLOW.segments, 'flow-too-many-segments'),
});
export const flowInputSchema = flowFields.superRefine(refuseSegments);
export type FlowInput = z.output<typeof flowFields>;
export const flowUpdateSchema = flowFields.extend({ RowVersion: rowVersionSchema }).superRefine(refuseSegments);

/** The segments are not checked, because stored values may break newer input rules. */
const storedSegmentSchema = z.object({
  Name: z.string(),
  Begin: z.number().int(),
  Percent: z.number().int(),
  Cadence: z.number().int().nullable(),
});
export const flowRowSchema = z.object({
  IntensityFlowId: idSchema,
  Name: z.string(),
  Published: z.boolean().optional(),
  Measure: intensityMeasureSchema,
  Duration: z.number().int(),
  Segments: z.array(storedSegmentSchema),
});
export type FlowRow = z.infer<typeof flowRowSchema>;
export const flowSchema = flowRowSchema.extend({ RowVersion: z.number().int() });
export type IntensityFlow = z.infer<typeof flowSchema>;
export const flowPageSchema = pageOf(flowRowSchema);
