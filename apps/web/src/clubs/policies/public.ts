export { AcceptPolicies } from './AcceptPolicies.tsx';
export { PoliciesToAnswer } from './PoliciesToAnswer.tsx';
