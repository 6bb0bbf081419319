import type { Screen } from '../../platform/screen.ts';

export const liveTrainingsScreens: readonly Screen[] = [
  {
    name: 'LiveTrainings',
    title: 'liveTr.title',
    who: ['Trainer'],
    gate: 'live',
    under: ['ClubpulseLIVE'],
    load: () => import('./LiveTrainings.tsx'),
  },
  {
    name: 'ClubpulseLiveTraining',
    title: 'liveTr.one',
    who: ['Owner', 'Manager', 'Trainer'],
    gate: 'live',
    shape: 'form',
    under: ['ClubpulseLIVE'],
    load: () => import('./ClubpulseLiveTraining.tsx'),
  },
];
