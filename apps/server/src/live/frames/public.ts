export { createFrames, type Frames } from './frames.live.ts';
export type { WallPlace } from './frames.ports.ts';
