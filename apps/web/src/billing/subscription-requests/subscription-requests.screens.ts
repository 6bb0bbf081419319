import type { Screen } from '../../platform/screen.ts';

export const subscriptionRequestsScreens: readonly Screen[] = [
  {
    name: 'SubscriptionRequests',
    title: 'billing.requests',
    who: ['Owner', 'Manager'],
    menu: { section: 'sales', label: 'billing.requests', place: 15 },
    load: () => import('./SubscriptionRequests.tsx'),
  },
];
