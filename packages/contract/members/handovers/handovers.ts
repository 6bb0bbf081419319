import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

export const HANDOVER_MINUTES = 60;
export const HANDED_AN_HOUR = 60;

/**
 * Account: opens the account with a new password, or proves an existing one by its password. Password: sets a new password. Proof:
 * proves an account by its password, which staff cannot set.
 */
export const handedActSchema = z.enum(['Account', 'Password', 'Proof']);
export type HandedAct = z.infer<typeof handedActSchema>;

/**
 * Returned once and stored as a hash. `HeldElsewhere`: another club's desk entered the address, so the account works only after
 * an administrator hands over a link too.
 */
export const handoverSchema = z.object({
  Does: handedActSchema,
  Link: z.string(),
  ExpiresAt: instantSchema,
  HeldElsewhere: z.boolean(),
});
export type Handover = z.infer<typeof handoverSchema>;
