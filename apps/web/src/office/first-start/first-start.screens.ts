import type { Screen } from '../../platform/screen.ts';

export const firstStartScreens: readonly Screen[] = [
  {
    name: 'FirstClub',
    title: 'firstClub.title',
    who: ['Owner', 'Manager'],
    frame: 'bare',
    beforeProfile: true,
    under: ['ClubProfile'],
    shape: 'form',
    load: () => import('./FirstClub.tsx'),
  },
];
