import { lazyComponent } from '../../kit/lazy-component.tsx';

export { useFollow } from './use-follow.ts';

export const MyWatches = lazyComponent(() => import('./MyWatches.tsx').then((it) => it.MyWatches));
