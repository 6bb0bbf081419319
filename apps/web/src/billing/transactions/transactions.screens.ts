import type { Screen } from '../../platform/screen.ts';

export const transactionsScreens: readonly Screen[] = [
  {
    name: 'Transactions',
    title: 'billing.transactions',
    who: ['Owner', 'Manager', 'Accountant'],
    menu: { section: 'sales', label: 'billing.transactions', place: 20 },
    load: () => import('./Transactions.tsx'),
  },
  {
    name: 'Receipt',
    title: 'kit.payment',
    who: 'signedIn',
    needsId: true,
    unlisted: true,
    under: ['Profile'],
    shape: 'detail',
    load: () => import('./Receipt.tsx'),
  },
];
