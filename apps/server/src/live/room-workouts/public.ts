export { bringsCircuit, wasPressed } from './room-workouts.facts.ts';
export type { RoomWorkouts } from './room-workouts.service.ts';
