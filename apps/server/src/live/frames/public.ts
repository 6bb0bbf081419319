export { createFrames, type Frames } from './frames.live.ts';
export type { FindPlace, WallPlace } from './frames.ports.ts';
