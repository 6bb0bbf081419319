import type { Screen } from '../../platform/screen.ts';

export const onlinePaymentsScreens: readonly Screen[] = [
  {
    name: 'Checkout',
    title: 'billing.checkout',
    who: 'signedIn',
    // The store links to it.
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
    // The provider's pages and the card on Today link to it.
    unlisted: true,
    under: ['Profile'],
    shape: 'detail',
    load: () => import('./PaymentOrder.tsx'),
  },
  {
    name: 'PaymentOrders',
    title: 'billing.cardOrders',
    who: ['Owner', 'Manager'],
    // Transactions links to it.
    unlisted: true,
    under: ['Transactions'],
    load: () => import('./PaymentOrders.tsx'),
  },
];
