export type { PairedDisplay, WallPlace, WallPorts } from './ports.ts';
export { createWalls, type Walls } from './walls.ts';
