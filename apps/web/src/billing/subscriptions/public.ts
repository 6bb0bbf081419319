export { AssignSubscription } from './AssignSubscription.tsx';
export { isOver } from './MemberSubscriptions.tsx';
export { SubscriptionCard } from './SubscriptionCard.tsx';
