export { AskFor } from './AskFor.tsx';
export { MemberRequests } from './MemberRequests.tsx';
