export { type Assigned, type AtProvider, assign, assignable, type Terms, termsOf } from './assign.service.ts';
export { createSubscriptionChanges } from './changes.service.ts';
export { saveDay, subscriptionStates } from './daily.jobs.ts';
export { END_AT_PROVIDER_JOB, endAtProvider } from './end-at-provider.store.ts';
export { refuseFollowed } from './follower.facts.ts';
export { latestPlanSql } from './latest-plan.facts.ts';
export type { OwnPauses } from './own-pause.service.ts';
export { isChargedOnline } from './paying/card-installments.rows.ts';
export { CLOSE_ORDER_JOB } from './paying/debt-pages.service.ts';
export { type NextPayment, nextPayment } from './paying/next-payment.rows.ts';
export { payNext, reactivateUnpaid } from './paying/pay.service.ts';
export { type InSql, owedSql } from './paying/payment-label.facts.ts';
export { refuseCharged } from './paying/take-over.service.ts';
export { refundedSubscriptions } from './refund.service.ts';
export { endReplacedAtProvider, REPLACED_JOB } from './replaced.service.ts';
export { type Reported, reportedColumns, storeReported } from './reported.service.ts';
export { type BookingPorts, bookingPorts, type OnlineChange, type OnlinePorts } from './subscriptions.ports.ts';
export { presentSubscriptions } from './subscriptions.present.ts';
export { factsOf, onDay as subscriptionOnDay } from './subscriptions.rows.ts';
export { createSubscriptions, type Subscriptions } from './subscriptions.service.ts';
export {
  insertWriteOff,
  lockSubscription,
  type SubscriptionRow,
  saveSubscription,
  subscriptionOf,
  typesEverHeld,
} from './subscriptions.store.ts';
export { assignTrials } from './trials.service.ts';
export { canQueryProvider, takeUnreportedSubscriptions } from './unreported.store.ts';
