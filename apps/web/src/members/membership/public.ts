import { later } from '../../kit/later.tsx';

/** Few are removed: what asks for it comes with the act. */
export const RemoveMember = later(() => import('./RemoveMember.tsx').then((it) => it.RemoveMember));
export { knowing } from './knowing.ts';
export { LastManager } from './LastManager.tsx';
export { LossList } from './LossList.tsx';
/** A tab of a person, seldom the first one opened. */
export const MemberRoles = later(() => import('./MemberRoles.tsx').then((it) => it.MemberRoles));
export { owedWords } from './owed-words.ts';
