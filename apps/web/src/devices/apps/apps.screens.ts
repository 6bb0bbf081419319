import type { Screen } from '../../platform/screen.ts';

export const appsScreens: readonly Screen[] = [
  {
    name: 'AppManagement',
    title: 'devices.apps',
    who: ['Owner', 'Manager'],
    menu: { section: 'setUp', label: 'devices.apps', place: 25 },
    load: () => import('./AppManagement.tsx'),
  },
];
