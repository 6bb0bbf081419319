import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams, instantInputSchema } from '../../scalars.ts';
import { roomSlotInputSchema, roomSlotSchema } from './room-slots.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;

export const listRoomSlots = call({
  id: 'roomSlots.list',
  method: 'GET',
  path: '/clubs/{id}/roomSlots',
  summary: 'Returns the plan of the rooms of a club in the interval, by begin: planned runs, and circuits of classes.',
  params: idParams,
  query: z
    .object({ from: instantInputSchema, to: instantInputSchema })
    .refine((query) => Date.parse(query.from) < Date.parse(query.to), { path: ['to'], message: 'interval-order' }),
  result: z.array(roomSlotSchema),
  shows: ['live/room-slots', 'calendar/classes/classes', 'workouts/circuits'],
  access: inClub('params.id', staff),
  errors: ['DateIntervalTooLong'],
});
export const planRoomSlot = call({
  id: 'roomSlots.plan',
  method: 'POST',
  path: '/clubs/{id}/roomSlots',
  summary: 'Plans what the screens of a room run from a moment on, for at least its duration.',
  params: idParams,
  body: roomSlotInputSchema,
  result: roomSlotSchema,
  idempotent: true,
  changes: ['live/room-slots'],
  access: inClub('params.id', staff),
  licensed: true,
  errors: ['RoomSlotTooShort', 'RoomSlotInPast', 'RoomSlotTaken', 'TooManyRoomSlots'],
});
export const removeRoomSlot = call({
  id: 'roomSlots.remove',
  method: 'DELETE',
  path: '/clubs/{id}/roomSlots/{roomSlotId}',
  summary: 'Deletes a planned run; what it started continues.',
  params: idParams.extend({ roomSlotId: idParamOf<'RoomSlot'>() }),
  changes: ['live/room-slots'],
  access: inClub('params.id', staff),
});
