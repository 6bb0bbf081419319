import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';
import { handedActSchema } from './handovers.ts';

export const accessHandedOver = event('AccessHandedOver', {
  Target: idSchema.nullable(),
  InvitationId: idSchema.nullable(),
  Does: handedActSchema,
  By: idSchema,
});
