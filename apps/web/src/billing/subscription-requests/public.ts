import { later } from '../../kit/later.tsx';

export const RequestSubscription = later(() => import('./AskFor.tsx').then((it) => it.RequestSubscription));
export const MemberRequests = later(() => import('./MemberRequests.tsx').then((it) => it.MemberRequests));
