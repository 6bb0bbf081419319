export { MemberStrikes } from './MemberStrikes.tsx';
