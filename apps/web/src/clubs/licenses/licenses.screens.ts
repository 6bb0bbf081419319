import type { Screen } from '../../platform/screen.ts';

export const licensesScreens: readonly Screen[] = [
  {
    name: 'ClubLicenses',
    title: 'clubs.licenses',
    who: ['Owner', 'Manager'],
    idIsClub: true,
    menu: { section: 'sales', label: 'clubs.licenses', place: 90 },
    load: () => import('./ClubLicenses.tsx'),
  },
];
