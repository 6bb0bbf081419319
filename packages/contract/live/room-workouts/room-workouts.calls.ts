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
  summary: 'Returns what the screens of the rooms of a club run now.',
  params: idParams,
  result: z.array(roomWorkoutSchema),
  shows: ['live/room-workouts'],
  access: inClub('params.id', staff),
});
export const startRoomWorkout = call({
  id: 'roomWorkouts.start',
  method: 'POST',
  path: '/clubs/{id}/roomWorkouts',
  summary: 'Starts a run on the screens of a room where nothing runs, or slides.',
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
  summary: 'Pauses or resumes a run, skips forward or back, or adds or subtracts ten seconds of the current step.',
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
  summary: 'Ends a run; the screens of the room show their wall.',
  params: workoutParams,
  changes: ['live/room-workouts'],
  access: inClub('params.id', staff),
});
