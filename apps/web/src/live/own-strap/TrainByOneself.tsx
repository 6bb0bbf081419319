import { OwnStrapLink } from './OwnStrapLink.tsx';
import { reachesStraps } from './reach.ts';

/** The way to train with this device as one's own bridge, where it can be one. */
export const TrainByOneself = () => (reachesStraps() ? <OwnStrapLink /> : null);
