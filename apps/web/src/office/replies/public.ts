import { later } from '../../kit/later.tsx';

export { ReplyBox } from './ReplyBox.tsx';
export { useThreadCounts } from './use-thread-counts.ts';

export const OwnThread = later(() => import('./OwnThread.tsx').then((it) => it.OwnThread));
export const OwnThreads = later(() => import('./OwnThreads.tsx').then((it) => it.OwnThreads));
export const Replies = later(() => import('./Replies.tsx').then((it) => it.Replies));
