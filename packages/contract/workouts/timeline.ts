import { z } from 'zod';

/** The steps of a circuit, timer or flow. With the steps and the start time a screen needs no further requests. */
/** The pictures (`slide`) repeat until a user stops them. */
export const phases = ['prepare', 'warmUp', 'work', 'rest', 'roundRest', 'coolDown', 'slide'] as const;
export const phaseSchema = z.enum(phases);
export type Phase = (typeof phases)[number];

export const TIMELINE = { steps: 2000, seconds: 6 * 3600 } as const;

export const stepSchema = z.object({
  phase: phaseSchema,
  /** Milliseconds. Null if the step lasts until a user continues, for example for a number of repetitions. */
  ms: z.number().int().positive().nullable(),
  /** Number of the round, from 1. Null outside of rounds, for example in a warm-up. */
  round: z.number().int().positive().nullable(),
  /** Index of the station, exercise or segment, from 0. */
  item: z.number().int().min(0).nullable(),
});
export type Step = z.infer<typeof stepSchema>;
export const stepsSchema = z.array(stepSchema).min(1).max(TIMELINE.steps);
