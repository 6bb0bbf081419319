import { later } from '../../kit/later.tsx';

export const CardReturn = later(() => import('./CardReturn.tsx').then((it) => it.CardReturn));
export const MemberOrders = later(() => import('./MemberOrders.tsx').then((it) => it.MemberOrders));
export const OwnSubscription = later(() => import('./OwnSubscription.tsx').then((it) => it.OwnSubscription));
export const PayLink = later(() => import('./PayLink.tsx').then((it) => it.PayLink));
export const PayOnline = later(() => import('./PayOnline.tsx').then((it) => it.PayOnline));
export const PayOwed = later(() => import('./PayOwed.tsx').then((it) => it.PayOwed));
