import { later } from '../../kit/later.tsx';

export { AnswerJoining } from './AnswerJoining.tsx';
export const JoinRequests = later(() => import('./JoinRequests.tsx').then((it) => it.JoinRequests));
export { MyJoinRequests } from './MyJoinRequests.tsx';
export { useJoinRequestCount } from './use-asking.ts';
