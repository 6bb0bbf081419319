import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/** A higher maximum heart rate from a training: proposed, never applied automatically (reference/domain.md 1.6). */
const maxHeartRateProposalSchema = z.object({
  Stored: z.number().int(),
  /** Bpm held for 30 s. */
  Observed: z.number().int(),
  Proposed: z.number().int(),
  TrainedAt: instantSchema,
});

export const proposedMaximumSchema = z.object({ Proposal: maxHeartRateProposalSchema.nullable() });
export type ProposedMaximum = z.infer<typeof proposedMaximumSchema>;
