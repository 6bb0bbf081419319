import { lazyComponent } from '../../../kit/lazy-component.tsx';

export const EnterMeasures = lazyComponent(() => import('./EnterMeasures.tsx').then((it) => it.EnterMeasures));
