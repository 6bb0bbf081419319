import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';
import { correctedFields } from './adding.ts';

/** The desk corrected the profile of a member. `Fields`: which of it, never their values. */
export const deskProfileCorrected = event('DeskProfileCorrected', {
  Target: idSchema,
  Fields: z.array(z.enum(correctedFields)).min(1),
  By: idSchema,
  /** The member signs in, and is notified. */
  SignsIn: z.literal(true).optional(),
});
