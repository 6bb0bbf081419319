import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** `Title`: that of the message's first language; its text is read where the message is. `People`: to whom it goes. */
export const clubMessageSent = event('ClubMessageSent', {
  MessageId: idSchema,
  Title: z.string(),
  People: z.number().int().positive(),
  By: idSchema,
});
