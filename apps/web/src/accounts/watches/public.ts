import { later } from '../../kit/later.tsx';

export { useFollow } from './use-follow.ts';

export const MyWatches = later(() => import('./MyWatches.tsx').then((it) => it.MyWatches));
