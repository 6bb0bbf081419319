export { AssignSubscription } from './assign/AssignSubscription.tsx';
export { isOver } from './MemberSubscriptions.tsx';
export { SubscriptionCard } from './SubscriptionCard.tsx';
