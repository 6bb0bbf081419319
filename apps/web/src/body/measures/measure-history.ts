import { lazyComponent } from '../../kit/lazy-component.tsx';

export const MeasureHistory = lazyComponent(() => import('./MeasureHistory.tsx').then((it) => it.MeasureHistory));
