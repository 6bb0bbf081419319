import { lazyComponent } from '../../kit/lazy-component.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';

export { AssignSubscription } from './assign/assign-subscription.ts';
export { HeldChips } from './HeldChips.tsx';
export { heldCells } from './held-cells.ts';
export { MemberSubscriptions } from './MemberSubscriptions.tsx';
export { PayDue, TakePayment } from './TakePayment.tsx';

export const SellTo = lazyComponent(() => import('./assign/SellTo.tsx').then((it) => it.SellTo));
export const ProfileSubscriptions = lazyComponent(
  () => import('./mine/ProfileSubscriptions.tsx').then((it) => it.ProfileSubscriptions),
  {
    meanwhile: () => SkeletonRows({ rows: 1 }),
  },
);
