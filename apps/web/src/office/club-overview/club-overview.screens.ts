import type { Screen } from '../../platform/screen.ts';

export const clubOverviewScreens: readonly Screen[] = [
  {
    name: 'ClubProfile',
    title: 'clubs.overview',
    who: ['Owner', 'Manager'],
    idIsClub: true,
    menu: { section: 'club' },
    shape: 'overview',
    load: () => import('./ClubProfile.tsx'),
  },
];
