import type { Screen } from '../../platform/screen.ts';

export const cashDeskScreens: readonly Screen[] = [
  {
    name: 'CashDesk',
    title: 'billing.cashDesk',
    who: ['Owner', 'Manager', 'FrontDesk', 'Accountant'],
    menu: { section: 'sales', label: 'billing.cashDesk', place: 18 },
    load: () => import('./CashDesk.tsx'),
  },
  {
    name: 'ClosedDay',
    title: 'billing.cashDesk',
    who: ['Owner', 'Manager', 'FrontDesk', 'Accountant'],
    needsId: true,
    under: ['CashDesk'],
    shape: 'detail',
    load: () => import('./ClosedDay.tsx'),
  },
];
