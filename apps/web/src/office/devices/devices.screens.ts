import type { Screen } from '../../platform/screen.ts';

export const devicesScreens: readonly Screen[] = [
  {
    name: 'DeviceManagement',
    title: 'devices.title',
    who: ['Owner', 'Manager'],
    menu: { section: 'setUp', label: 'devices.title', place: 10 },
    load: () => import('./DeviceManagement.tsx'),
  },
];
