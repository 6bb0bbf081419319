import { z } from 'zod';
import { instantSchema } from '../../scalars.ts';

/** Minutes in which what was handed over is used. */
export const HANDOVER_MINUTES = 60;
/** How often a club hands something over within an hour. */
export const HANDED_AN_HOUR = 60;

/**
 * Account: she opens her account with a password, or proves by its password that the one with her address is hers. Password: she sets another
 * one. Proof: she has an account of her own and proves by its password that it is she; nobody else sets that.
 */
export const handedActSchema = z.enum(['Account', 'Password', 'Proof']);
export type HandedAct = z.infer<typeof handedActSchema>;

/**
 * What somebody is given who gets no mail: shown once, kept as a hash. `HeldElsewhere`: another club's desk wrote the address down, so that
 * she opens her account and comes no further until an administrator hands her the way in.
 */
export const handoverSchema = z.object({
  Does: handedActSchema,
  Link: z.string(),
  ExpiresAt: instantSchema,
  HeldElsewhere: z.boolean(),
});
export type Handover = z.infer<typeof handoverSchema>;
