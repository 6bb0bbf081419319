export { assign } from './assign.service.ts';
export { createSubscriptionChanges } from './changes.service.ts';
export { subscriptionStates } from './daily.jobs.ts';
export { owedSql } from './payment-label.facts.ts';
export { refundedSubscriptions } from './refund.service.ts';
export { type BookingPorts, bookingPorts } from './subscriptions.ports.ts';
export { presentSubscriptions } from './subscriptions.present.ts';
export { createSubscriptions, type Subscriptions } from './subscriptions.service.ts';
export { assignTrials } from './trials.service.ts';
