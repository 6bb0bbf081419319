import type { Screen } from '../../platform/screen.ts';

export const disputesScreens: readonly Screen[] = [
  {
    name: 'Disputes',
    title: 'billing.disputes',
    who: ['Owner', 'Manager'],
    under: ['Transactions'],
    load: () => import('./Disputes.tsx'),
  },
];
