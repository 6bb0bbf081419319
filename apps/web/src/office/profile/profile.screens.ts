import type { Screen } from '../../platform/screen.ts';

export const profileScreens: readonly Screen[] = [
  {
    name: 'Profile',
    title: 'accounts.profile',
    who: 'signedIn',
    shape: 'sections',
    menu: { section: 'me' },
    load: () => import('./Profile.tsx'),
  },
];
