import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

/** Somebody took people of the club along in a file, with their addresses; once for each part of it. */
export const peopleExported = event('PeopleExported', { People: z.number().int(), By: idSchema });
