import { later } from '../../kit/later.tsx';

export { MyFamilyDebts } from './MyFamilyDebts.tsx';

export const MemberFamilyDebts = later(() => import('./MemberFamilyDebts.tsx').then((it) => it.MemberFamilyDebts));
