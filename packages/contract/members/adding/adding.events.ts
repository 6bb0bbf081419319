import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';
import { correctedFields } from './adding.ts';

/** `Fields`: names of the corrected fields, never their values. */
export const deskProfileCorrected = event('DeskProfileCorrected', {
  Target: idSchema,
  Fields: z.array(z.enum(correctedFields)).min(1),
  By: idSchema,
  SignsIn: z.literal(true).optional(),
});
