import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

const tag = { ClubTagId: idSchema, Name: z.string(), By: idSchema };

export const clubTagAdded = event('ClubTagAdded', tag);
export const clubTagUpdated = event('ClubTagUpdated', tag);
export const clubTagDeleted = event('ClubTagDeleted', tag);
/** One member was put into these groups and no others. `Name`: all of them, joined by commas. */
export const userTagsChanged = event('UserTagsChanged', { Target: idSchema, Name: z.string(), By: idSchema });
/** Several members at once; `People`: how many of them were not in it, or were. */
const filled = { ...tag, People: z.number().int().positive() };
export const clubTagFilled = event('ClubTagFilled', filled);
export const clubTagEmptied = event('ClubTagEmptied', filled);
