import { lazyComponent } from '../../kit/lazy-component.tsx';

export const ProposedMaximum = lazyComponent(() => import('./ProposedMaximum.tsx').then((it) => it.ProposedMaximum));
