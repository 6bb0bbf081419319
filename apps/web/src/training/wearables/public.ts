import { lazyComponent } from '../../kit/lazy-component.tsx';

export const MyWearables = lazyComponent(() => import('./MyWearables.tsx').then((it) => it.MyWearables));
