import { later } from '../../kit/later.tsx';

export { DraftAt } from './DraftAt.tsx';
export { useSavedDraft } from './use-kept-draft.ts';
export { usePlanned } from './use-planned.ts';

export const Drafts = later(() => import('./Drafts.tsx').then((it) => it.Drafts));
export const SendLater = later(() => import('./SendLater.tsx').then((it) => it.SendLater));
export const WaitingMessages = later(() => import('./WaitingMessages.tsx').then((it) => it.WaitingMessages));
