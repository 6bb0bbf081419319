export { MyInvitations } from './MyInvitations.tsx';
