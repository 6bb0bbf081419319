import { later } from '../../kit/later.tsx';

export const ShareTraining = later(() => import('./ShareTraining.tsx').then((it) => it.ShareTraining));
