export { createPolicies } from './policies.service.ts';
