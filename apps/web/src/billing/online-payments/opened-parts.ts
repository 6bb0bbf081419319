import { lazyComponent } from '../../kit/lazy-component.tsx';

export const CardReturn = lazyComponent(() => import('./CardReturn.tsx').then((it) => it.CardReturn));
export const MemberOrders = lazyComponent(() => import('./MemberOrders.tsx').then((it) => it.MemberOrders));
export const OwnSubscription = lazyComponent(() => import('./OwnSubscription.tsx').then((it) => it.OwnSubscription));
export const PayLink = lazyComponent(() => import('./PayLink.tsx').then((it) => it.PayLink));
export const PayOnline = lazyComponent(() => import('./PayOnline.tsx').then((it) => it.PayOnline));
export const PayOwed = lazyComponent(() => import('./PayOwed.tsx').then((it) => it.PayOwed));
