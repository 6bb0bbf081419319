import { later } from '../../kit/later.tsx';

export { AnswerJoining } from './AnswerJoining.tsx';
export const JoinRequests = later(() => import('./JoinRequests.tsx').then((it) => it.JoinRequests));
export const MyJoinRequests = later(() => import('./MyJoinRequests.tsx').then((it) => it.MyJoinRequests));
export { useJoinRequestCount } from './use-asking.ts';
