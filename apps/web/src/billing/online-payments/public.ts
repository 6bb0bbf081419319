import { later } from '../../kit/later.tsx';

export const OpenOrders = later(() => import('./OpenOrders.tsx').then((it) => it.OpenOrders));
export { OwnSubscription } from './OwnSubscription.tsx';
export { PayOnline } from './PayOnline.tsx';
export { pathToCheckout } from './what-is-bought.ts';
