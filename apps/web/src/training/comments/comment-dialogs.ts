import { later } from '../../kit/later.tsx';

export const FeedbackEditor = later(() => import('./FeedbackEditor.tsx').then((it) => it.FeedbackEditor));
export const GenerateFeedback = later(() => import('./GenerateFeedback.tsx').then((it) => it.GenerateFeedback));
export const DeleteComment = later(() => import('./DeleteComment.tsx').then((it) => it.DeleteComment));
