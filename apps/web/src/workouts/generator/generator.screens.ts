import type { Screen } from '../../platform/screen.ts';

export const generatorScreens: readonly Screen[] = [
  {
    name: 'GenerateSheet',
    title: 'generator.title',
    who: ['Owner', 'Manager', 'Trainer'],
    under: ['WorkoutSheets'],
    shape: 'form',
    load: () => import('./GenerateSheet.tsx'),
  },
];
