import { later } from '../../kit/later.tsx';

export const AskFor = later(() => import('./AskFor.tsx').then((it) => it.AskFor));
export const MemberRequests = later(() => import('./MemberRequests.tsx').then((it) => it.MemberRequests));
