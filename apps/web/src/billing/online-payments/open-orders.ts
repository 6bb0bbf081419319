import { later } from '../../kit/later.tsx';

/** Apart from the other parts, because the first screen loads it. */
export const OpenOrders = later(() => import('./OpenOrders.tsx').then((it) => it.OpenOrders));
