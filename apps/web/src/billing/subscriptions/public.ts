export { AssignSubscription } from './assign/AssignSubscription.tsx';
export { HeldChips } from './HeldChips.tsx';
export { MemberSubscriptions } from './MemberSubscriptions.tsx';
export { ProfileSubscriptions } from './mine/ProfileSubscriptions.tsx';
