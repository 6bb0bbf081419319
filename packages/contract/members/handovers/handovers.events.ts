import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';
import { handedActSchema } from './handovers.ts';

/** Staff handed somebody a way in. `Target`: a person of the club, or null and the invitation that it is for. */
export const accessHandedOver = event('AccessHandedOver', {
  Target: idSchema.nullable(),
  InvitationId: idSchema.nullable(),
  Does: handedActSchema,
  By: idSchema,
});
