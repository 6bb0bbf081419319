import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** `Title`: in the message's first language. `People`: number of recipients. */
export const clubMessageSent = event('ClubMessageSent', {
  MessageId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
