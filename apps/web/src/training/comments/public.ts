import { laterFirst } from '../../kit/later.tsx';

/** What was written stands beside the training, which is there before it. */
export const Feedbacks = laterFirst(() => import('./Feedbacks.tsx').then((it) => it.Feedbacks));
export const Thread = laterFirst(() => import('./Thread.tsx').then((it) => it.Thread));
export const CommentBox = laterFirst(() => import('./CommentBox.tsx').then((it) => it.CommentBox));
