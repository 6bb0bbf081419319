import { lazyComponent } from '../../kit/lazy-component.tsx';

export { AnswerJoining } from './AnswerJoining.tsx';
export const JoinRequests = lazyComponent(() => import('./JoinRequests.tsx').then((it) => it.JoinRequests));
export const MyJoinRequests = lazyComponent(() => import('./MyJoinRequests.tsx').then((it) => it.MyJoinRequests));
export { useJoinRequestCount } from './use-asking.ts';
