import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/** Higher than the stored one. Proposed to the athlete and never stored automatically. */
const maxHeartRateProposalSchema = z.object({
  Stored: z.number().int(),
  /** Bpm that lasted 30 seconds. */
  Observed: z.number().int(),
  Proposed: z.number().int(),
  TrainedAt: instantSchema,
});

export const proposedMaximumSchema = z.object({ Proposal: maxHeartRateProposalSchema.nullable() });
export type ProposedMaximum = z.infer<typeof proposedMaximumSchema>;
