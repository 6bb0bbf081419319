import type { Screen } from '../../platform/screen.ts';

export const onlinePaymentsScreens: readonly Screen[] = [
  {
    name: 'Checkout',
    title: 'billing.checkout',
    who: 'signedIn',
    // Not in the menu, because the store links to it.
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
    // Not in the menu, because the provider's pages and the card on Today link to it.
    unlisted: true,
    under: ['Profile'],
    shape: 'detail',
    load: () => import('./PaymentOrder.tsx'),
  },
  {
    name: 'PaymentOrders',
    title: 'billing.cardOrders',
    who: ['Owner', 'Manager'],
    // Not in the menu, because Transactions links to it.
    unlisted: true,
    under: ['Transactions'],
    load: () => import('./PaymentOrders.tsx'),
  },
];
