import { later } from '../../kit/later.tsx';

export const MemberFamilyDebts = later(() => import('./MemberFamilyDebts.tsx').then((it) => it.MemberFamilyDebts));
export const MyFamilyDebts = later(() => import('./MyFamilyDebts.tsx').then((it) => it.MyFamilyDebts));
