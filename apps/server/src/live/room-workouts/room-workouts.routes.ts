import * as calls from '@clubpulse/contract/live/room-workouts/room-workouts.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { RoomWorkouts } from './room-workouts.service.ts';

export function roomWorkoutRoutes(route: Routes, workouts: RoomWorkouts): void {
  route(calls.listRoomWorkouts, ({ params }) => workouts.ofClub(params.id));
  route(calls.startRoomWorkout, ({ params, body, key }) => workouts.start(params.id, body, key));
  route(calls.leadRoomWorkout, ({ params, body, key }) => workouts.lead(params.id, params.roomWorkoutId, body, key));
  route(calls.stopRoomWorkout, ({ params }) => workouts.stop(params.id, params.roomWorkoutId));
}
