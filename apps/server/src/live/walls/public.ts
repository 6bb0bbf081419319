export { createWalls, type Walls } from './walls.live.ts';
export type { PairedDisplay, WallPlace } from './walls.ports.ts';
