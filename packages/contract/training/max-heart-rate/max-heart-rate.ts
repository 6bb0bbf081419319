import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/** A maximum higher than the stored one. It is proposed to the athlete and never stored automatically. */
const maxHeartRateProposalSchema = z.object({
  Stored: z.number().int(),
  Observed: z.number().int(),
  Proposed: z.number().int(),
  TrainedAt: instantSchema,
});

export const proposedMaximumSchema = z.object({ Proposal: maxHeartRateProposalSchema.nullable() });
export type ProposedMaximum = z.infer<typeof proposedMaximumSchema>;
