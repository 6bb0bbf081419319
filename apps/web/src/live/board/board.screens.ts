import type { Screen } from '../../platform/screen.ts';

export const boardScreens: readonly Screen[] = [
  {
    name: 'ClubpulseLIVE',
    title: 'live.title',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'live',
    menu: { section: 'live', toManagers: { section: 'engage', place: 5 } },
    shape: 'overview',
    load: () => import('./ClubpulseLIVE.tsx'),
  },
  {
    name: 'OnScreenWorkouts',
    title: 'onScreen.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'onScreen.title', place: 60 },
    load: () => import('./OnScreenWorkouts.tsx'),
  },
];
