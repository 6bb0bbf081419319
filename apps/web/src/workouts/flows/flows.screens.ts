import type { Screen } from '../../platform/screen.ts';

export const flowsScreens: readonly Screen[] = [
  {
    name: 'IntensityFlows',
    title: 'flows.title',
    who: ['Owner', 'Trainer'],
    menu: { section: 'training', label: 'flows.title', place: 45 },
    load: () => import('./IntensityFlows.tsx'),
  },
];
