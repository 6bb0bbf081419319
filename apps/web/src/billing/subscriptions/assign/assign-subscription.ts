import { lazyComponent } from '../../../kit/lazy-component.tsx';

export const AssignSubscription = lazyComponent(() => import('./AssignSubscription.tsx').then((it) => it.AssignSubscription));
export const SubscriptionSale = lazyComponent(() => import('./AssignSubscription.tsx').then((it) => it.SubscriptionSale));
