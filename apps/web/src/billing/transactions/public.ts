export { MemberTransactions } from './MemberTransactions.tsx';
