import { lazyComponent } from '../../kit/lazy-component.tsx';

export { NotShared } from './NotShared.tsx';
export { useShared } from './use-shared.ts';

export const PurposeLines = lazyComponent(() => import('./PurposeLines.tsx').then((it) => it.PurposeLines));
export const SharedWithClubs = lazyComponent(() => import('./SharedWithClubs.tsx').then((it) => it.SharedWithClubs));
export const MySharing = lazyComponent(() => import('./MySharing.tsx').then((it) => it.MySharing));
