import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/** A maximum heart rate above the stored one, as a training showed it: proposed, never applied by itself (reference/domain.md 1.6). */
const maxHeartRateProposalSchema = z.object({
  /** The maximum that holds now. */
  Stored: z.number().int(),
  /** The beats that were held for 30 s. */
  Observed: z.number().int(),
  Proposed: z.number().int(),
  /** When the training began in which it was. */
  TrainedAt: instantSchema,
});

export const proposedMaximumSchema = z.object({ Proposal: maxHeartRateProposalSchema.nullable() });
export type ProposedMaximum = z.infer<typeof proposedMaximumSchema>;
