export { reachesStraps } from './reach.ts';
export { listenToStrap } from './strap.ts';
export { TrainByOneself } from './TrainByOneself.tsx';
export { useOwnStrap } from './use-own-strap.ts';
