import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

const planned = { PlannedMessageId: idSchema, Title: z.string(), By: idSchema };

export const clubMessagePlanned = event('ClubMessagePlanned', { ...planned, SendAt: instantSchema });
/** The message became a draft of the user who withdrew it. */
export const clubMessageTakenBack = event('ClubMessageTakenBack', planned);
