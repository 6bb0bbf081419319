import { z } from 'zod';
import { event, heardEvent } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

export const joinAsked = heardEvent('JoinAsked', { Target: idSchema });
export const joinAnswered = event('JoinAnswered', { Target: idSchema, Approved: z.boolean(), By: idSchema });
