import type { Screen } from '../../platform/screen.ts';

export const sensorsScreens: readonly Screen[] = [
  {
    name: 'ClubSensors',
    title: 'devices.straps',
    who: ['Owner', 'Manager'],
    menu: { section: 'setUp', label: 'devices.straps', place: 20 },
    load: () => import('./ClubSensors.tsx'),
  },
];
