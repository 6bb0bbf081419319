import { lazyComponent } from '../../kit/lazy-component.tsx';

export { MemberStrikes } from './MemberStrikes.tsx';

export const MemberFlags = lazyComponent(() => import('./MemberFlags.tsx').then((it) => it.MemberFlags));
