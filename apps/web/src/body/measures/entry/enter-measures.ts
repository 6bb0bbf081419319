import { later } from '../../../kit/later.tsx';

export const EnterMeasures = later(() => import('./EnterMeasures.tsx').then((it) => it.EnterMeasures));
