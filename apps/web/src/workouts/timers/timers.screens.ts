import type { Screen } from '../../platform/screen.ts';

export const timersScreens: readonly Screen[] = [
  {
    name: 'Timers',
    title: 'timers.title',
    who: ['Owner', 'Trainer'],
    menu: { section: 'training', label: 'timers.title', place: 40 },
    load: () => import('./Timers.tsx'),
  },
];
