export type { RoomWorkouts } from './room-workouts.service.ts';
export { saveBehindWall } from './room-workouts.store.ts';
