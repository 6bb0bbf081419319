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
  {
    name: 'TrainersJournal',
    title: 'kit.today',
    who: ['Trainer'],
    menu: { section: 'trainerToday', covers: ['Athletes'] },
    load: () => import('./trainers-journal/TrainersJournal.tsx'),
  },
];
