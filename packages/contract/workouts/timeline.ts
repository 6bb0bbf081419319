import { z } from 'zod';

/**
 * The steps that screens of a room follow, from a circuit, a timer or an intensity flow. A screen with the steps and the start time
 * needs no further requests.
 */
/** `slide`: a picture; picture steps repeat until they are stopped. */
export const phases = ['prepare', 'warmUp', 'work', 'rest', 'roundRest', 'coolDown', 'slide'] as const;
export const phaseSchema = z.enum(phases);
export type Phase = (typeof phases)[number];

export const TIMELINE = { steps: 2000, seconds: 6 * 3600 } as const;

export const stepSchema = z.object({
  phase: phaseSchema,
  /** Milliseconds; null when the step lasts until a user continues, as for repetitions. */
  ms: z.number().int().positive().nullable(),
  /** From 1; null outside of rounds, as in a warm-up. */
  round: z.number().int().positive().nullable(),
  /** Index, from 0, of the item in the source: turn of a station, exercise, or segment. */
  item: z.number().int().min(0).nullable(),
});
export type Step = z.infer<typeof stepSchema>;
export const stepsSchema = z.array(stepSchema).min(1).max(TIMELINE.steps);
