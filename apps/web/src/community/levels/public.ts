import { later } from '../../kit/later.tsx';

export { levelName } from './level-names.ts';

export const MemberLevel = later(() => import('./MemberLevel.tsx').then((it) => it.MemberLevel));
