import { z } from 'zod';
import { wayInSchema } from '../accounts/roles.ts';
import { event, heardEvent } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** `UserId`: its first administrator. */
export const clubCreated = heardEvent('ClubCreated', { ClubId: idSchema, Name: z.string(), UserId: idSchema });
/**
 * An athlete came into the club. `Invited`: by an invitation to her, of which its own event tells. `By`: who added her or let her in, where she
 * did not come in by her own act.
 */
export const clubJoined = heardEvent('ClubJoined', {
  UserId: idSchema,
  Invited: z.boolean().optional(),
  By: idSchema.optional(),
  /** Not known of who came before it was told. */
  CameBy: wayInSchema.optional(),
});
/** `Fields`: what was changed of its profile. */
export const clubUpdated = event('ClubUpdated', { Fields: z.array(z.string()), By: idSchema });
/** Of no club any more. */
export const clubDeleted = event('ClubDeleted', { ClubId: idSchema, Name: z.string(), By: idSchema });
