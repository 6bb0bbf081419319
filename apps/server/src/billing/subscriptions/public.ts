export { assign } from './assign.service.ts';
export { createSubscriptionChanges } from './changes.service.ts';
export { subscriptionStates } from './daily.jobs.ts';
export { type BookingPorts, bookingPorts } from './subscriptions.ports.ts';
export { presentSubscriptions } from './subscriptions.present.ts';
export { createSubscriptions } from './subscriptions.service.ts';
export { assignTrials } from './trials.service.ts';
