import { z } from 'zod';
import { event, heardEvent } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** Somebody typed the code of a club that says yes or no to each. */
export const joinAsked = heardEvent('JoinAsked', { Target: idSchema });
/** `By`: who said yes or no. */
export const joinAnswered = event('JoinAnswered', { Target: idSchema, Approved: z.boolean(), By: idSchema });
