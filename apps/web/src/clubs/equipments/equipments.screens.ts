import type { Screen } from '../../platform/screen.ts';

export const equipmentsScreens: readonly Screen[] = [
  {
    name: 'ClubEquipments',
    title: 'clubs.equipment',
    who: ['Owner', 'Manager', 'Trainer'],
    idIsClub: true,
    menu: { section: 'setUp', label: 'clubs.equipment', place: 35 },
    load: () => import('./ClubEquipments.tsx'),
  },
];
