import { later } from '../../kit/later.tsx';

export { NotShared } from './NotShared.tsx';
export { useShared } from './use-shared.ts';

export const PurposeLines = later(() => import('./PurposeLines.tsx').then((it) => it.PurposeLines));
export const SharedWithClubs = later(() => import('./SharedWithClubs.tsx').then((it) => it.SharedWithClubs));
export const MySharing = later(() => import('./MySharing.tsx').then((it) => it.MySharing));
