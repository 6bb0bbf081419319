import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** A training showed a higher maximum heart rate than is stored. Told to her alone, once, so it happens in no club. */
export const maxHeartRateProposed = event('MaxHeartRateProposed', {
  Target: idSchema,
  Proposed: z.number().int(),
});
