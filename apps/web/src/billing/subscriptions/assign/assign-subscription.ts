import { later } from '../../../kit/later.tsx';

export const AssignSubscription = later(() => import('./AssignSubscription.tsx').then((it) => it.AssignSubscription));
