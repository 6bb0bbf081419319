import { lazyComponent } from '../../kit/lazy-component.tsx';

export const ShareTraining = lazyComponent(() => import('./ShareTraining.tsx').then((it) => it.ShareTraining));
