import { lazyComponent } from '../../kit/lazy-component.tsx';

export const FeedbackEditor = lazyComponent(() => import('./FeedbackEditor.tsx').then((it) => it.FeedbackEditor));
export const GenerateFeedback = lazyComponent(() => import('./GenerateFeedback.tsx').then((it) => it.GenerateFeedback));
export const DeleteComment = lazyComponent(() => import('./DeleteComment.tsx').then((it) => it.DeleteComment));
