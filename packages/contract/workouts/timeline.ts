import { z } from 'zod';

/** Made from a circuit, a timer or an intensity flow. A screen with the steps and the start time needs no further requests. */
/** Kinds of steps. `slide` shows a picture; a sequence of pictures repeats until a user stops it. */
export const phases = ['prepare', 'warmUp', 'work', 'rest', 'roundRest', 'coolDown', 'slide'] as const;
export const phaseSchema = z.enum(phases);
export type Phase = (typeof phases)[number];

export const TIMELINE = { steps: 2000, seconds: 6 * 3600 } as const;

export const stepSchema = z.object({
  phase: phaseSchema,
  /**
   * Length of the step in milliseconds. Null if the step lasts until a user continues, for example for a number of
   * repetitions.
   */
  ms: z.number().int().positive().nullable(),
  /** Number of the round, from 1. Null if the step belongs to no round, for example a warm-up. */
  round: z.number().int().positive().nullable(),
  /** Index, from 0, of the station, exercise or segment to which the step belongs. */
  item: z.number().int().min(0).nullable(),
});
export type Step = z.infer<typeof stepSchema>;
export const stepsSchema = z.array(stepSchema).min(1).max(TIMELINE.steps);
