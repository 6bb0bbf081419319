import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

export const HANDOVER_MINUTES = 60;
export const HANDED_AN_HOUR = 60;

/**
 * `Account` creates an account, or connects an existing account with its password. `Proof` confirms an account with its password,
 * which staff cannot set.
 */
export const handedActSchema = z.enum(['Account', 'Password', 'Proof']);
export type HandedAct = z.infer<typeof handedActSchema>;

/**
 * The link is returned once, because only its hash is stored. `HeldElsewhere`: another club's desk entered the e-mail address, so
 * an administrator must also hand over a link.
 */
export const handoverSchema = z.object({
  Does: handedActSchema,
  Link: z.string(),
  ExpiresAt: instantSchema,
  HeldElsewhere: z.boolean(),
});
export type Handover = z.infer<typeof handoverSchema>;
