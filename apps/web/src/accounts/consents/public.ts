import { later } from '../../kit/later.tsx';

export { NotShared } from './NotShared.tsx';
export { useShared } from './use-shared.ts';

export const MySharing = later(() => import('./MySharing.tsx').then((it) => it.MySharing));
