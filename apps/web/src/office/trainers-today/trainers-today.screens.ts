import type { Screen } from '../../platform/screen.ts';

export const trainersTodayScreens: readonly Screen[] = [
  {
    name: 'TrainersJournal',
    title: 'kit.today',
    who: ['Trainer'],
    menu: { section: 'trainerToday' },
    shape: 'overview',
    load: () => import('./TrainersJournal.tsx'),
  },
];
