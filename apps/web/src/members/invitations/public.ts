export { MyInvitations } from './MyInvitations.tsx';
export { useInvited } from './use-invited.ts';
