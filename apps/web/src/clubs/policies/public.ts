export { AcceptPolicies } from './AcceptPolicies.tsx';
