import { later } from '../../kit/later.tsx';

export const CardReturn = later(() => import('./CardReturn.tsx').then((it) => it.CardReturn));
export const OpenOrders = later(() => import('./OpenOrders.tsx').then((it) => it.OpenOrders));
export const OwnSubscription = later(() => import('./OwnSubscription.tsx').then((it) => it.OwnSubscription));
export const PayOnline = later(() => import('./PayOnline.tsx').then((it) => it.PayOnline));
export { pathToCheckout } from './checkout-address.ts';
