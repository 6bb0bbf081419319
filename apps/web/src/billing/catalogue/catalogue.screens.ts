import type { Screen } from '../../platform/screen.ts';

export const catalogueScreens: readonly Screen[] = [
  {
    name: 'CreditsAndSubscriptions',
    title: 'billing.catalogue',
    who: ['Owner', 'Manager'],
    menu: { section: 'sales', label: 'billing.catalogue', place: 10 },
    load: () => import('./CreditsAndSubscriptions.tsx'),
  },
];
