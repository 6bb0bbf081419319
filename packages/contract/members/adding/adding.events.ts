import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';
import { correctedFields } from './adding.ts';

/** The desk corrected what it wrote of somebody as whom nobody signs in. `Fields`: which of it, never what stands or stood there. */
export const deskProfileCorrected = event('DeskProfileCorrected', {
  Target: idSchema,
  Fields: z.array(z.enum(correctedFields)).min(1),
  By: idSchema,
});
