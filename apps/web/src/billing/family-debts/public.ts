import { lazyComponent } from '../../kit/lazy-component.tsx';

export const MemberFamilyDebts = lazyComponent(() => import('./MemberFamilyDebts.tsx').then((it) => it.MemberFamilyDebts));
export const MyFamilyDebts = lazyComponent(() => import('./MyFamilyDebts.tsx').then((it) => it.MyFamilyDebts));
