import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';

const planned = { PlannedMessageId: idSchema, Title: z.string(), By: idSchema };

export const clubMessagePlanned = event('ClubMessagePlanned', { ...planned, SendAt: instantSchema });
/** It waits no longer, and is a draft of who took it back. */
export const clubMessageTakenBack = event('ClubMessageTakenBack', planned);
