export { pathToCheckout } from './checkout-address.ts';
export { FailedCharges } from './FailedCharges.tsx';
export { OpenOrders } from './OpenOrders.tsx';
export { CardReturn, MemberOrders, OwnSubscription, PayLink, PayOnline, PayOwed } from './opened-parts.ts';
export type { MadeLink } from './PayLink.tsx';
