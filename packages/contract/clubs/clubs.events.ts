import { z } from 'zod';
import { wayInSchema } from '../accounts/roles.ts';
import { event, eventWithListeners } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** `UserId`: the club's first administrator. */
export const clubCreated = eventWithListeners('ClubCreated', { ClubId: idSchema, Name: z.string(), UserId: idSchema });
/**
 * `Invited`: by an invitation, which has an event of its own. `By`: the user who added or admitted the athlete; absent when they
 * joined without another user.
 */
export const clubJoined = eventWithListeners('ClubJoined', {
  UserId: idSchema,
  Invited: z.boolean().optional(),
  By: idSchema.optional(),
  /** Absent in events from before it was recorded. */
  CameBy: wayInSchema.optional(),
});
/** `Fields`: changed fields of the profile. */
export const clubUpdated = event('ClubUpdated', { Fields: z.array(z.string()), By: idSchema });
/** The event itself belongs to no club. */
export const clubDeleted = event('ClubDeleted', { ClubId: idSchema, Name: z.string(), By: idSchema });
