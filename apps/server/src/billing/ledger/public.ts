export { type Movement, move } from './ledger.service.ts';
export { balanceOf, lockAccount, movedBy } from './ledger.store.ts';
export { type MemberOfClub, moveCredits } from './member-credits.service.ts';
export {
  movementSteps,
  paymentFactsSql,
  type StoredPayment,
  type StoredSubscription,
  storedSubscriptionSql,
  subscriptionStep,
} from './payment.store.ts';
