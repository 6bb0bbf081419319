export { takeRoles } from './leaving.service.ts';
export { hasOtherManager } from './membership.facts.ts';
export type { Membership } from './membership.service.ts';
