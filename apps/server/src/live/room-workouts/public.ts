export type { RoomWorkouts } from './room-workouts.service.ts';
