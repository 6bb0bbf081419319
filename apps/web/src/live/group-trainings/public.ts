import { lazyComponent } from '../../kit/lazy-component.tsx';

export const SessionResults = lazyComponent(() => import('./SessionResults.tsx').then((it) => it.SessionResults));
