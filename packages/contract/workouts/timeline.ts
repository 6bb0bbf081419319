import { z } from 'zod';

/**
 * Steps that the screens of a room follow, from a circuit, a timer or an intensity flow. A screen with the steps and the start
 * time needs no further requests.
 */
/** `slide` shows a picture. Picture steps repeat until a user stops them. */
export const phases = ['prepare', 'warmUp', 'work', 'rest', 'roundRest', 'coolDown', 'slide'] as const;
export const phaseSchema = z.enum(phases);
export type Phase = (typeof phases)[number];

export const TIMELINE = { steps: 2000, seconds: 6 * 3600 } as const;

export const stepSchema = z.object({
  phase: phaseSchema,
  /** Milliseconds. Null when the step lasts until a user continues, as for repetitions. */
  ms: z.number().int().positive().nullable(),
  /** Round, from 1. Null outside of rounds, as in a warm-up. */
  round: z.number().int().positive().nullable(),
  /** Index, from 0, of the step's station, exercise or segment in its source. */
  item: z.number().int().min(0).nullable(),
});
export type Step = z.infer<typeof stepSchema>;
export const stepsSchema = z.array(stepSchema).min(1).max(TIMELINE.steps);
