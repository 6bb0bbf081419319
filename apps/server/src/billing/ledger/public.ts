export { type Movement, move } from './ledger.service.ts';
export { balanceOf, creditsMovedBy } from './ledger.store.ts';
export { type MemberOfClub, moveCredits } from './member-credits.service.ts';
export { heldOn, type StoredPayment, type StoredSubscription, subscriptionFacts } from './payment.rows.ts';
export { movementSteps, paymentFactsSql, storedSubscriptionSql, subscriptionStep } from './payment.store.ts';
