import { z } from 'zod';
import { call, theUser } from '../../call.ts';
import { idParams, instantSchema } from '../../scalars.ts';

export const ownRoomSchema = z.object({
  /** What runs before the wall of the room where she is heard: a class or a live training. */
  Session: z.object({ Name: z.string(), TrainerName: z.string().nullable(), EndsAt: instantSchema }).nullable(),
  /** Points that the room wants to reach together. */
  Goal: z.number().int().nullable(),
  /** Points of all of them, who left included; null until the wall said them. */
  Together: z.number().int().nullable(),
});
export type OwnRoom = z.infer<typeof ownRoomSchema>;

export const getOwnRoom = call({
  id: 'ownLive.room',
  method: 'GET',
  path: '/users/{id}/live/room',
  summary: 'What runs before the wall of the room where she is heard, and how far its goal is; null while nobody hears her.',
  params: idParams,
  result: ownRoomSchema.nullable(),
  shows: [],
  access: theUser('params.id'),
});
