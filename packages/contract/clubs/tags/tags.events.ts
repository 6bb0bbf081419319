import { z } from 'zod';
import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

const tag = { ClubTagId: idSchema, Name: z.string(), By: idSchema };

export const clubTagAdded = event('ClubTagAdded', tag);
export const clubTagUpdated = event('ClubTagUpdated', tag);
export const clubTagDeleted = event('ClubTagDeleted', tag);
/** The tags of one member were replaced. `Name`: all of them, joined by commas. */
export const userTagsChanged = event('UserTagsChanged', { Target: idSchema, Name: z.string(), By: idSchema });
/** Several members at once; `People`: number of members that changed. */
const filled = { ...tag, People: z.number().int().positive() };
export const clubTagFilled = event('ClubTagFilled', filled);
export const clubTagEmptied = event('ClubTagEmptied', filled);
