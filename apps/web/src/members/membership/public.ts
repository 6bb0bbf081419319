import { lazyComponent } from '../../kit/lazy-component.tsx';

export const RemoveMember = lazyComponent(() => import('./RemoveMember.tsx').then((it) => it.RemoveMember));
export { LastManager } from './LastManager.tsx';
export { LossList } from './LossList.tsx';
export const MemberRoles = lazyComponent(() => import('./MemberRoles.tsx').then((it) => it.MemberRoles));
export { owedText } from './owed-text.ts';
export { useLeaveCode } from './use-leave-code.tsx';
