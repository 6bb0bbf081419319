import type { Screen } from '../../platform/screen.ts';

export const securityScreens: readonly Screen[] = [
  {
    name: 'Security',
    title: 'accounts.security',
    who: 'signedIn',
    under: ['Profile'],
    load: () => import('./Security.tsx'),
  },
];
