import { later } from '../../../kit/later.tsx';

export const SellTo = later(() => import('./SellTo.tsx').then((it) => it.SellTo));
