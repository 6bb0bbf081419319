import { z } from 'zod';
import { call, inClub } from '../call.ts';
import { idParams, idSchema } from '../scalars.ts';
import { displayGroupInputSchema, displayGroupSchema, displayGroupUpdateSchema } from './rooms.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const managers = ['Owner', 'Manager'] as const;

export const listRooms = call({
  id: 'rooms.list',
  method: 'GET',
  path: '/clubs/{id}/displaygroups',
  summary: 'Returns the rooms of a club, by name.',
  params: idParams,
  result: z.array(displayGroupSchema),
  shows: ['devices/rooms'],
  access: inClub('params.id', staff),
});
export const createRoom = call({
  id: 'rooms.create',
  method: 'POST',
  path: '/displaygroups',
  summary: 'Adds a room.',
  body: displayGroupInputSchema.extend({ ClubId: idSchema }),
  result: displayGroupSchema,
  changes: ['devices/rooms'],
  access: inClub('body.ClubId', managers),
  licensed: true,
  errors: ['RoomNameExists'],
});
export const getRoom = call({
  id: 'rooms.get',
  method: 'GET',
  path: '/displaygroups/{id}',
  summary: 'Returns a room.',
  params: idParams,
  result: displayGroupSchema,
  shows: ['devices/rooms'],
  access: inClub('resolved', staff),
});
export const updateRoom = call({
  id: 'rooms.update',
  method: 'PUT',
  path: '/displaygroups/{id}',
  summary: 'Changes name or colour of a room. RowVersion guards against stale writes.',
  params: idParams,
  body: displayGroupUpdateSchema,
  result: displayGroupSchema,
  changes: ['devices/rooms'],
  access: inClub('resolved', managers),
  errors: ['RoomNameExists', 'StaleRowVersion'],
});
export const deleteRoom = call({
  id: 'rooms.delete',
  method: 'DELETE',
  path: '/displaygroups/{id}',
  summary: 'Deletes a room that has no bridge, no screen, and no running or planned live training.',
  params: idParams,
  changes: ['devices/rooms', 'live/room-workouts'],
  access: inClub('resolved', managers),
  errors: ['RoomInUse', 'RoomHasLiveTrainings'],
});
