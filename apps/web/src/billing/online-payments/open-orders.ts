import { lazyComponent } from '../../kit/lazy-component.tsx';

/** In a file of their own, because the first screen loads them. */
export const FailedCharges = lazyComponent(() => import('./FailedCharges.tsx').then((it) => it.FailedCharges));
export const OpenOrders = lazyComponent(() => import('./OpenOrders.tsx').then((it) => it.OpenOrders));
