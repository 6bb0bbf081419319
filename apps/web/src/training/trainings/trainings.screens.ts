import type { Screen } from '../../platform/screen.ts';

export const trainingsScreens: readonly Screen[] = [
  {
    name: 'Journal',
    title: 'training.journal',
    who: 'signedIn',
    menu: { section: 'journal' },
    load: () => import('./journal/Journal.tsx'),
  },
  {
    name: 'Training',
    title: 'training.training',
    who: 'signedIn',
    needsId: true,
    under: ['Journal'],
    load: () => import('./training/Training.tsx'),
  },
];
