import type { Screen } from '../../platform/screen.ts';

export const definitionsScreens: readonly Screen[] = [
  {
    name: 'WorkoutDefinitions',
    title: 'definitions.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'definitions.title', place: 35 },
    load: () => import('./WorkoutDefinitions.tsx'),
  },
  {
    name: 'GuidedWorkouts',
    title: 'definitions.title',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Profile'],
    load: () => import('./offered/GuidedWorkouts.tsx'),
  },
];
