import type { Screen } from '../../platform/screen.ts';

export const transactionsScreens: readonly Screen[] = [
  {
    name: 'Transactions',
    title: 'billing.transactions',
    who: ['Owner', 'Manager'],
    menu: { section: 'sales', label: 'billing.transactions', place: 20 },
    load: () => import('./Transactions.tsx'),
  },
];
