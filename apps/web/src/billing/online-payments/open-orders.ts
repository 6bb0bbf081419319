import { later } from '../../kit/later.tsx';

/** In a file of its own, because the first screen loads it. */
export const OpenOrders = later(() => import('./OpenOrders.tsx').then((it) => it.OpenOrders));
