import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** A training showed a higher maximum heart rate. Notifies only the athlete, once, so it belongs to no club. */
export const maxHeartRateProposed = event('MaxHeartRateProposed', {
  Target: idSchema,
  Proposed: z.number().int(),
});
