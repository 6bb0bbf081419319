import { later } from '../../kit/later.tsx';

export const MeasureHistory = later(() => import('./MeasureHistory.tsx').then((it) => it.MeasureHistory));
