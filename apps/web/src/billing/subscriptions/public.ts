export { AssignSubscription } from './assign/assign-subscription.ts';
export { SellTo } from './assign/sell-to.ts';
export { HeldChips } from './HeldChips.tsx';
export { MemberSubscriptions } from './MemberSubscriptions.tsx';
export { ProfileSubscriptions } from './mine/ProfileSubscriptions.tsx';
export { TakePayment } from './TakePayment.tsx';
