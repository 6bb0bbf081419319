import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/**
 * A training showed a higher maximum heart rate than the stored one. It is proposed to the athlete and never stored
 * automatically.
 */
const maxHeartRateProposalSchema = z.object({
  Stored: z.number().int(),
  /** Highest heart rate in bpm that lasted 30 seconds in the training. */
  Observed: z.number().int(),
  Proposed: z.number().int(),
  TrainedAt: instantSchema,
});

export const proposedMaximumSchema = z.object({ Proposal: maxHeartRateProposalSchema.nullable() });
export type ProposedMaximum = z.infer<typeof proposedMaximumSchema>;
