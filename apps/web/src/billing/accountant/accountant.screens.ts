import type { Screen } from '../../platform/screen.ts';

export const accountantScreens: readonly Screen[] = [
  {
    name: 'Accountant',
    title: 'billing.accountant',
    who: ['Owner', 'Manager', 'Accountant'],
    menu: { section: 'sales', label: 'billing.accountant', place: 21 },
    load: () => import('./Accountant.tsx'),
  },
];
