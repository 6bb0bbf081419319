export { reachesStraps } from './reach.ts';
export { TrainByOneself } from './TrainByOneself.tsx';
