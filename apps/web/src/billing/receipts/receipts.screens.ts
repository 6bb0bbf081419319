import type { Screen } from '../../platform/screen.ts';

export const receiptsScreens: readonly Screen[] = [
  {
    name: 'ClubReceipt',
    title: 'billing.receipts',
    who: ['Owner', 'Manager', 'FrontDesk', 'Accountant'],
    needsId: true,
    under: ['Transactions', 'CashDesk'],
    shape: 'detail',
    load: () => import('./ClubReceipt.tsx'),
  },
  {
    name: 'ClubVat',
    title: 'billing.clubVat',
    who: ['Owner', 'Manager'],
    under: ['Transactions'],
    shape: 'form',
    load: () => import('./ClubVat.tsx'),
  },
];
