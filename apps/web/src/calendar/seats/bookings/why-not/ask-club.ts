import { later } from '../../../../kit/later.tsx';

export const AskClub = later(() => import('./AskClub.tsx').then((it) => it.AskClub));
