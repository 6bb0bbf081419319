import { lazyComponentLoadedFirst } from '../../kit/lazy-component.tsx';

export const Feedbacks = lazyComponentLoadedFirst(() => import('./Feedbacks.tsx').then((it) => it.Feedbacks));
export const Thread = lazyComponentLoadedFirst(() => import('./Thread.tsx').then((it) => it.Thread));
export const CommentBox = lazyComponentLoadedFirst(() => import('./CommentBox.tsx').then((it) => it.CommentBox));
