import type { Screen } from '../../platform/screen.ts';

export const integrationsScreens: readonly Screen[] = [
  {
    name: 'Integrations',
    title: 'integrations.title',
    who: ['Owner', 'Manager'],
    menu: { section: 'setUp', label: 'integrations.title', place: 45 },
    load: () => import('./Integrations.tsx'),
  },
];
