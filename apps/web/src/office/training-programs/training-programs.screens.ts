import type { Screen } from '../../platform/screen.ts';

export const trainingProgramsScreens: readonly Screen[] = [
  {
    name: 'TrainingPrograms',
    title: 'programs.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'programs.title', place: 45 },
    load: () => import('./TrainingPrograms.tsx'),
  },
  {
    name: 'MyFiles',
    title: 'files.mine',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Profile'],
    load: () => import('./MyFiles.tsx'),
  },
];
