import { later } from '../../kit/later.tsx';

export const MyWearables = later(() => import('./MyWearables.tsx').then((it) => it.MyWearables));
