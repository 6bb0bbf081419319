import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const display = {
  DisplayId: idSchema,
  DisplayGroupId: idSchema.nullable(),
  Name: z.string(),
  By: idSchema.nullable().default(null),
};

export const displayPaired = event('DisplayPaired', display);
export const displayUpdated = event('DisplayUpdated', display);
export const displayUnpaired = event('DisplayUnpaired', display);
