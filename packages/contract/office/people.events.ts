import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** An export of people with their addresses; one event per part. */
export const peopleExported = event('PeopleExported', { People: z.number().int(), By: idSchema });
