import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { LEVEL_MAX } from './levels.ts';

/** A level rose (spec 2 section 3): one event for the user and one for each watcher. */
export const levelUpdate = event('LevelUpdate', {
  Target: idSchema,
  UserId: idSchema,
  Level: z.number().int().min(1).max(LEVEL_MAX),
});
