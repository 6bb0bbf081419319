import { lazyComponent } from '../../kit/lazy-component.tsx';

export { ReplyBox } from './ReplyBox.tsx';
export { useThreadCounts } from './use-thread-counts.ts';

export const OwnThread = lazyComponent(() => import('./OwnThread.tsx').then((it) => it.OwnThread));
export const OwnThreads = lazyComponent(() => import('./OwnThreads.tsx').then((it) => it.OwnThreads));
export const Replies = lazyComponent(() => import('./Replies.tsx').then((it) => it.Replies));
