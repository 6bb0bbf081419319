import { z } from 'zod';
import { event, eventWithListeners } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

export const joinRequested = eventWithListeners('JoinAsked', { Target: idSchema });
export const joinAnswered = event('JoinAnswered', { Target: idSchema, Approved: z.boolean(), By: idSchema });
