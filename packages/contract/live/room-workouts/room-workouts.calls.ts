import { z } from 'zod';
import { call, inClub } from '../../call.ts';
import { idParamOf, idParams } from '../../scalars.ts';
import { leadWorkoutSchema, roomWorkoutSchema, startWorkoutSchema } from './room-workouts.ts';

const staff = ['Owner', 'Manager', 'Trainer'] as const;
const workoutParams = idParams.extend({ roomWorkoutId: idParamOf<'RoomWorkout'>() });

export const listRoomWorkouts = call({
  id: 'roomWorkouts.list',
  method: 'GET',
  path: '/clubs/{id}/roomWorkouts',
  summary: 'What the rooms of a club run on their screens now.',
  params: idParams,
  result: z.array(roomWorkoutSchema),
  shows: ['live/room-workouts'],
  access: inClub('params.id', staff),
});
export const startRoomWorkout = call({
  id: 'roomWorkouts.start',
  method: 'POST',
  path: '/clubs/{id}/roomWorkouts',
  summary: 'Runs something on the screens of a room that runs nothing, or shows slides.',
  params: idParams,
  body: startWorkoutSchema,
  result: roomWorkoutSchema,
  idempotent: true,
  changes: ['live/room-workouts'],
  access: inClub('params.id', staff),
  errors: ['RoomWorkoutRunning'],
});
export const leadRoomWorkout = call({
  id: 'roomWorkouts.lead',
  method: 'POST',
  path: '/clubs/{id}/roomWorkouts/{roomWorkoutId}/lead',
  summary: 'Pauses what runs, goes on, skips, goes back, adds ten seconds to the running step or takes them.',
  params: workoutParams,
  body: leadWorkoutSchema,
  result: roomWorkoutSchema,
  status: 200,
  idempotent: true,
  changes: ['live/room-workouts'],
  access: inClub('params.id', staff),
});
export const stopRoomWorkout = call({
  id: 'roomWorkouts.stop',
  method: 'DELETE',
  path: '/clubs/{id}/roomWorkouts/{roomWorkoutId}',
  summary: 'Ends what runs; the screens of the room show their wall.',
  params: workoutParams,
  changes: ['live/room-workouts'],
  access: inClub('params.id', staff),
});
