import { later } from '../../../kit/later.tsx';

export const AssignSubscription = later(() => import('./AssignSubscription.tsx').then((it) => it.AssignSubscription));
export const SubscriptionSale = later(() => import('./AssignSubscription.tsx').then((it) => it.SubscriptionSale));
