import { later } from '../../kit/later.tsx';

export { AssignSubscription } from './assign/assign-subscription.ts';
export { HeldChips } from './HeldChips.tsx';
export { heldCells } from './held-cells.ts';
export { MemberSubscriptions } from './MemberSubscriptions.tsx';
export { ProfileSubscriptions } from './mine/ProfileSubscriptions.tsx';
export { PayDue, TakePayment } from './TakePayment.tsx';

export const SellTo = later(() => import('./assign/SellTo.tsx').then((it) => it.SellTo));
