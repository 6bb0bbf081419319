import { later } from '../../kit/later.tsx';

export const MemberFamily = later(() => import('./MemberFamily.tsx').then((it) => it.MemberFamily));
export const MyFamilies = later(() => import('./MyFamilies.tsx').then((it) => it.MyFamilies));
