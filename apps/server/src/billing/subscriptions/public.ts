export { assign } from './assign.ts';
export { subscriptionStates } from './daily.jobs.ts';
export type { BookingPorts } from './ports.ts';
export { createSubscriptionChanges } from './subscription-changes.service.ts';
export { presentSubscriptions } from './subscription-presenter.ts';
export { createSubscriptions } from './subscriptions.service.ts';
export { assignTrials } from './trials.ts';
