import type { Screen } from '../../platform/screen.ts';

export const firstStartScreens: readonly Screen[] = [
  {
    name: 'FirstClub',
    title: 'firstClub.title',
    who: ['Owner', 'Manager'],
    frame: 'bare',
    under: ['ClubProfile'],
    shape: 'form',
    load: () => import('./FirstClub.tsx'),
  },
];
