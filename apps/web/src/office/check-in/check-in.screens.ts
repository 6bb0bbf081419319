import type { Screen } from '../../platform/screen.ts';

export const checkInScreens: readonly Screen[] = [
  {
    name: 'CheckIn',
    title: 'checkIn.title',
    who: ['Owner', 'Manager', 'Trainer', 'FrontDesk'],
    menu: { section: 'members', place: 15 },
    load: () => import('./CheckIn.tsx'),
  },
  {
    name: 'Kiosk',
    title: 'checkIn.kiosk',
    who: 'anyone',
    unlisted: true,
    frame: 'bare',
    load: () => import('./Kiosk.tsx'),
  },
  {
    name: 'MyCode',
    title: 'checkIn.mine',
    who: 'signedIn',
    under: ['Today'],
    load: () => import('./MyCode.tsx'),
  },
];
