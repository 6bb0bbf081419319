import { lazyComponent } from '../../kit/lazy-component.tsx';

export { AnswerJoining } from './AnswerJoining.tsx';
export const JoinRequests = lazyComponent(() => import('./JoinRequests.tsx').then((it) => it.JoinRequests));
export { MyJoinRequests } from './MyJoinRequests.tsx';
export { useJoinRequestCount } from './use-asking.ts';
