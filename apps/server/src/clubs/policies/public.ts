export { createPolicies } from './policies.service.ts';
export { hasTermsToAccept } from './policies.store.ts';
export { policyReminders } from './reminders.service.ts';
