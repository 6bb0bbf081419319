import type { Screen } from '../../platform/screen.ts';

export const subscriptionsScreens: readonly Screen[] = [
  {
    name: 'MySubscriptions',
    title: 'billing.mine',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Profile'],
    load: () => import('./mine/MySubscriptions.tsx'),
  },
];
