import type { Screen } from '../../platform/screen.ts';

export const joiningScreens: readonly Screen[] = [
  {
    name: 'JoinClub',
    title: 'clubs.join',
    who: 'signedIn',
    under: ['Profile'],
    load: () => import('./JoinClub.tsx'),
  },
];
