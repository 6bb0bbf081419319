import { lazyComponent } from '../../kit/lazy-component.tsx';

export { DraftAt } from './DraftAt.tsx';
export { usePlanned } from './use-planned.ts';
export { useSavedDraft } from './use-saved-draft.ts';

export const Drafts = lazyComponent(() => import('./Drafts.tsx').then((it) => it.Drafts));
export const SendLater = lazyComponent(() => import('./SendLater.tsx').then((it) => it.SendLater));
export const WaitingMessages = lazyComponent(() => import('./WaitingMessages.tsx').then((it) => it.WaitingMessages));
