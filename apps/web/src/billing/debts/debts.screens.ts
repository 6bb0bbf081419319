import type { Screen } from '../../platform/screen.ts';

export const debtsScreens: readonly Screen[] = [
  {
    name: 'Debts',
    title: 'billing.debts',
    who: ['Owner', 'Manager', 'Accountant'],
    menu: { section: 'sales', label: 'billing.debts', place: 25 },
    load: () => import('./Debts.tsx'),
  },
];
