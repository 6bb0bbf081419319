import { lazyComponent } from '../../../../kit/lazy-component.tsx';

export const AskClub = lazyComponent(() => import('./AskClub.tsx').then((it) => it.AskClub));
