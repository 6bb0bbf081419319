import { z } from 'zod';

/**
 * What a room follows step by step on its screens, whatever it was made from: a circuit, a timer or an intensity flow. A screen that has
 * the steps and the moment of the start needs nobody to go on.
 */
/** `slide`: a picture; steps of pictures go round and round until somebody ends them. */
export const phases = ['prepare', 'warmUp', 'work', 'rest', 'roundRest', 'coolDown', 'slide'] as const;
export const phaseSchema = z.enum(phases);
export type Phase = (typeof phases)[number];

export const TIMELINE = { steps: 2000, seconds: 6 * 3600 } as const;

export const stepSchema = z.object({
  phase: phaseSchema,
  /** Milliseconds; null: until somebody goes on, as an exercise that is counted in repetitions. */
  ms: z.number().int().positive().nullable(),
  /** From 1; null where there are none, as in a warm-up. */
  round: z.number().int().positive().nullable(),
  /** Place, from 0, of what is done in what the steps were made from: a station’s turn, an exercise, a segment. */
  item: z.number().int().min(0).nullable(),
});
export type Step = z.infer<typeof stepSchema>;
export const stepsSchema = z.array(stepSchema).min(1).max(TIMELINE.steps);
