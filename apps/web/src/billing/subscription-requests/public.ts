import { lazyComponent } from '../../kit/lazy-component.tsx';

export const RequestSubscription = lazyComponent(() => import('./AskFor.tsx').then((it) => it.RequestSubscription));
export const MemberRequests = lazyComponent(() => import('./MemberRequests.tsx').then((it) => it.MemberRequests));
