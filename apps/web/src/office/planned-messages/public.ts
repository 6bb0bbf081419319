import { later } from '../../kit/later.tsx';

export { DraftAt } from './DraftAt.tsx';
export { Drafts } from './Drafts.tsx';
export { useKeptDraft } from './use-kept-draft.ts';
export { usePlanned } from './use-planned.ts';
export { WaitingMessages } from './WaitingMessages.tsx';

export const SendLater = later(() => import('./SendLater.tsx').then((it) => it.SendLater));
