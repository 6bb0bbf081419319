import { laterFirst } from '../../kit/later.tsx';

export const Feedbacks = laterFirst(() => import('./Feedbacks.tsx').then((it) => it.Feedbacks));
export const Thread = laterFirst(() => import('./Thread.tsx').then((it) => it.Thread));
export const CommentBox = laterFirst(() => import('./CommentBox.tsx').then((it) => it.CommentBox));
