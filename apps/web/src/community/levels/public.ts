import { lazyComponent } from '../../kit/lazy-component.tsx';

export { levelName } from './level-names.ts';

export const MemberLevel = lazyComponent(() => import('./MemberLevel.tsx').then((it) => it.MemberLevel));
