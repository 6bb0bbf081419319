export { movementSteps, paymentFactsSql, storedSubscriptionSql, subscriptionStep } from './payment.store.ts';
export { heldOn, type StoredPayment, type StoredSubscription, subscriptionFacts } from './stored-payment.ts';
