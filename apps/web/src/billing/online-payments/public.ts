export { pathToCheckout } from './checkout-address.ts';
export { FailedCharges, OpenOrders } from './open-orders.ts';
export { CardReturn, MemberOrders, OwnSubscription, PayLink, PayOnline, PayOwed } from './opened-parts.ts';
export type { MadeLink } from './PayLink.tsx';
