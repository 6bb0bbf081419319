import { later } from '../../kit/later.tsx';

const OwnStrapLink = later(() => import('./OwnStrapLink.tsx').then((it) => it.OwnStrapLink));

/** The way to train with this device as one's own bridge, where it can be one (`strap.ts`). */
export const TrainByOneself = () => ('bluetooth' in navigator ? <OwnStrapLink /> : null);
