import type { Screen } from '../../platform/screen.ts';

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'DashBoard',
    title: 'dashboard.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'trainerToday', place: 10, toManagers: { section: 'club', place: 10 } },
    load: () => import('./DashBoard.tsx'),
  },
];
