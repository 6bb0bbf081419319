import type { Screen } from '../../platform/screen.ts';

export const bookingRulesScreens: readonly Screen[] = [
  {
    name: 'BookingSettings',
    title: 'calendar.bookingRules',
    who: ['Owner', 'Manager'],
    menu: { section: 'setUp', label: 'calendar.bookingRules', place: 30 },
    shape: 'form',
    load: () => import('./BookingSettings.tsx'),
  },
];
