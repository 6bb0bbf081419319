import { later } from '../../kit/later.tsx';

export { NotShared } from './NotShared.tsx';
export { neededOfClass, PurposeLines } from './PurposeLines.tsx';
export { useShared } from './use-shared.ts';

/** What one club may see: what it asks of who joins. */
export const SharedWithClubs = later(() => import('./SharedWithClubs.tsx').then((it) => it.SharedWithClubs));
export const MySharing = later(() => import('./MySharing.tsx').then((it) => it.MySharing));
