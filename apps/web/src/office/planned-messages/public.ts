import { later } from '../../kit/later.tsx';

export { DraftAt } from './DraftAt.tsx';
export { usePlanned } from './use-planned.ts';
export { useSavedDraft } from './use-saved-draft.ts';

export const Drafts = later(() => import('./Drafts.tsx').then((it) => it.Drafts));
export const SendLater = later(() => import('./SendLater.tsx').then((it) => it.SendLater));
export const WaitingMessages = later(() => import('./WaitingMessages.tsx').then((it) => it.WaitingMessages));
