import type { Screen } from '../../platform/screen.ts';

export const reconciliationScreens: readonly Screen[] = [
  {
    name: 'Payouts',
    title: 'billing.payouts',
    who: ['Owner', 'Manager'],
    under: ['Transactions'],
    load: () => import('./Payouts.tsx'),
  },
];
