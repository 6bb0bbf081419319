import type { Screen } from '../../platform/screen.ts';

export const classPageScreens: readonly Screen[] = [
  {
    name: 'ClubClassParticipants',
    title: 'kit.participants',
    who: ['Owner', 'Manager', 'Trainer', 'FrontDesk'],
    gate: 'activities',
    needsId: true,
    under: ['ClubClasses'],
    shape: 'detail',
    load: () => import('./ClassPage.tsx'),
  },
];
