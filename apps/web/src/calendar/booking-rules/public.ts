import { later } from '../../kit/later.tsx';

export { MemberStrikes } from './MemberStrikes.tsx';

export const MemberFlags = later(() => import('./MemberFlags.tsx').then((it) => it.MemberFlags));
