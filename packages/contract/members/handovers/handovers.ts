import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

export const HANDOVER_MINUTES = 60;
export const HANDED_AN_HOUR = 60;

/**
 * What the link does. Account: creates the account with a new password, or connects an account that exists if the user enters its
 * password. Password: sets a new password. Proof: confirms an account if the user enters its password, which staff can not set.
 */
export const handedActSchema = z.enum(['Account', 'Password', 'Proof']);
export type HandedAct = z.infer<typeof handedActSchema>;

/**
 * The link is returned only once, because only its hash is stored. `HeldElsewhere`: the desk of another club entered the address,
 * so the account works only after an administrator also hands over a link.
 */
export const handoverSchema = z.object({
  Does: handedActSchema,
  Link: z.string(),
  ExpiresAt: instantSchema,
  HeldElsewhere: z.boolean(),
});
export type Handover = z.infer<typeof handoverSchema>;
