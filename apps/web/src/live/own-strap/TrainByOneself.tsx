import { later } from '../../kit/later.tsx';
import { reachesStraps } from './reach.ts';

const OwnStrapLink = later(() => import('./OwnStrapLink.tsx').then((it) => it.OwnStrapLink));

/** The way to train with this device as one's own bridge, where it can be one. */
export const TrainByOneself = () => (reachesStraps() ? <OwnStrapLink /> : null);
