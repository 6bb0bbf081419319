import type { Screen } from '../../platform/screen.ts';

export const onlinePaymentsScreens: readonly Screen[] = [
  {
    name: 'Checkout',
    title: 'billing.checkout',
    who: 'signedIn',
    unlisted: true,
    under: ['Profile'],
    shape: 'detail',
    load: () => import('./Checkout.tsx'),
  },
  {
    name: 'PaymentOrder',
    title: 'kit.payment',
    who: 'signedIn',
    needsId: true,
    unlisted: true,
    under: ['Profile'],
    shape: 'detail',
    load: () => import('./PaymentOrder.tsx'),
  },
  {
    name: 'PaymentOrders',
    title: 'billing.cardOrders',
    who: ['Owner', 'Manager'],
    unlisted: true,
    under: ['Transactions'],
    load: () => import('./PaymentOrders.tsx'),
  },
];
