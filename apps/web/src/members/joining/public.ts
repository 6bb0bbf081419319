import { later } from '../../kit/later.tsx';

export { AnswerJoining } from './AnswerJoining.tsx';
/** Few clubs ask before they let somebody in: the list comes with its view. */
export const JoinRequests = later(() => import('./JoinRequests.tsx').then((it) => it.JoinRequests));
export { MyJoinRequests } from './MyJoinRequests.tsx';
export { useAsking } from './use-asking.ts';
