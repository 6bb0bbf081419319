import { z } from 'zod';
import { event } from '../event.ts';
import { idSchema } from '../scalars.ts';

const room = {
  DisplayGroupId: idSchema,
  Name: z.string(),
  By: idSchema.nullable().default(null),
};

export const roomCreated = event('RoomCreated', room);
export const roomUpdated = event('RoomUpdated', room);
export const roomDeleted = event('RoomDeleted', room);
