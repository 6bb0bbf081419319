import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** A member has not been in the club for so many days: those after which it reminds. */
export const userIsAway = event('UserIsAway', { Target: idSchema, Days: z.number().int().positive() });
