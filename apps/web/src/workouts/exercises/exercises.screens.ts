import type { Screen } from '../../platform/screen.ts';

export const exercisesScreens: readonly Screen[] = [
  {
    name: 'Movements',
    title: 'workouts.exercises',
    who: ['Owner', 'Manager'],
    menu: { section: 'training', label: 'workouts.exercises', place: 20 },
    load: () => import('./Movements.tsx'),
  },
];
