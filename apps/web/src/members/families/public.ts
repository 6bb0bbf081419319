import { later } from '../../kit/later.tsx';

export { MyFamilies } from './MyFamilies.tsx';

export const MemberFamily = later(() => import('./MemberFamily.tsx').then((it) => it.MemberFamily));
