import { later } from '../../kit/later.tsx';

/** In a file of their own, because the first screen loads them. */
export const FailedCharges = later(() => import('./FailedCharges.tsx').then((it) => it.FailedCharges));
export const OpenOrders = later(() => import('./OpenOrders.tsx').then((it) => it.OpenOrders));
