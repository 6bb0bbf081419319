import { lazyComponent } from '../../kit/lazy-component.tsx';

export const MemberFamily = lazyComponent(() => import('./MemberFamily.tsx').then((it) => it.MemberFamily));
export const MyFamilies = lazyComponent(() => import('./MyFamilies.tsx').then((it) => it.MyFamilies));
