import type { Screen } from '../../platform/screen.ts';

export const profileScreens: readonly Screen[] = [
  {
    name: 'Profile',
    title: 'accounts.profile',
    who: 'signedIn',
    menu: { section: 'me' },
    load: () => import('./Profile.tsx'),
  },
];
