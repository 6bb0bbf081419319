import type { Screen } from '../../platform/screen.ts';

export const paymentAccountsScreens: readonly Screen[] = [
  {
    name: 'RefreshPaymentAccount',
    title: 'billing.accounts',
    who: 'signedIn',
    idIsClub: true,
    unlisted: true,
    under: ['CreditsAndSubscriptions'],
    shape: 'detail',
    load: () => import('./RefreshPaymentAccount.tsx'),
  },
];
