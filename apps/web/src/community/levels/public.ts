import { later } from '../../kit/later.tsx';

export const MemberLevel = later(() => import('./MemberLevel.tsx').then((it) => it.MemberLevel));
