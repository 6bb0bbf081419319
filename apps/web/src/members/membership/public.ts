import { later } from '../../kit/later.tsx';

export const RemoveMember = later(() => import('./RemoveMember.tsx').then((it) => it.RemoveMember));
export { LastManager } from './LastManager.tsx';
export { LossList } from './LossList.tsx';
export const MemberRoles = later(() => import('./MemberRoles.tsx').then((it) => it.MemberRoles));
export { owedText } from './owed-text.ts';
