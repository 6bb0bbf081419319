import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/** Higher maximum heart rate in a training. It is proposed and never applied automatically. */
const maxHeartRateProposalSchema = z.object({
  Stored: z.number().int(),
  /** Bpm that the athlete reached for 30 s. */
  Observed: z.number().int(),
  Proposed: z.number().int(),
  TrainedAt: instantSchema,
});

export const proposedMaximumSchema = z.object({ Proposal: maxHeartRateProposalSchema.nullable() });
export type ProposedMaximum = z.infer<typeof proposedMaximumSchema>;
