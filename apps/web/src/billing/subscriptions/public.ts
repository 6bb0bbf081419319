export { AssignSubscription, SellTo } from './assign/assign-subscription.ts';
export { HeldChips } from './HeldChips.tsx';
export { MemberSubscriptions } from './MemberSubscriptions.tsx';
export { ProfileSubscriptions } from './mine/ProfileSubscriptions.tsx';
export { TakePayment } from './TakePayment.tsx';
