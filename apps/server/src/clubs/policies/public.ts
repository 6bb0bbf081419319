export { createPolicies } from './policies.service.ts';
export { policyReminders } from './reminders.service.ts';
