import { later } from '../../kit/later.tsx';

export const OpenOrders = later(() => import('./OpenOrders.tsx').then((it) => it.OpenOrders));
export const OwnSubscription = later(() => import('./OwnSubscription.tsx').then((it) => it.OwnSubscription));
export const PayLink = later(() => import('./PayLink.tsx').then((it) => it.PayLink));
export const PayOnline = later(() => import('./PayOnline.tsx').then((it) => it.PayOnline));
export const PayOwed = later(() => import('./PayOwed.tsx').then((it) => it.PayOwed));
export { pathToCheckout } from './checkout-address.ts';
export type { MadeLink } from './PayLink.tsx';
