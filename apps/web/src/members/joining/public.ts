import { later } from '../../kit/later.tsx';

export { AnswerJoining } from './AnswerJoining.tsx';
/** Few clubs ask before they let somebody in: the list comes with its view. */
export const JoinRequests = later(() => import('./JoinRequests.tsx').then((it) => it.JoinRequests));
/** Few wait, and it stands on the first page of everybody who trains. */
export const MyJoinRequests = later(() => import('./MyJoinRequests.tsx').then((it) => it.MyJoinRequests));
export { useAsking } from './use-asking.ts';
