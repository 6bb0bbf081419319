import type { Screen } from '../../platform/screen.ts';

export const automationsScreens: readonly Screen[] = [
  {
    name: 'Automations',
    title: 'automations.title',
    who: ['Owner', 'Manager'],
    menu: { section: 'engage', label: 'automations.title', place: 17 },
    load: () => import('./Automations.tsx'),
  },
];
