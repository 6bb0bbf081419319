export type { PairedDisplay, WallPlace } from './ports.ts';
export { createWalls, type Walls } from './walls.ts';
