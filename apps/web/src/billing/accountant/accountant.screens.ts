import type { Screen } from '../../platform/screen.ts';

export const accountantScreens: readonly Screen[] = [
  {
    name: 'Accountant',
    title: 'billing.accountant',
    who: ['Owner', 'Manager', 'Accountant'],
    under: ['Transactions'],
    load: () => import('./Accountant.tsx'),
  },
];
