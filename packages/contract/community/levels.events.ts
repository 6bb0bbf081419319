import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';
import { LEVEL_MAX } from './levels.ts';

/** Somebody's level rose (spec 2 section 3): once for herself and for each who watches her. */
export const levelUpdate = event('LevelUpdate', {
  /** Who is told. */
  Target: idSchema,
  /** Whose level it is. */
  UserId: idSchema,
  Level: z.number().int().min(1).max(LEVEL_MAX),
});
