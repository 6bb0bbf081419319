import type { Screen } from '../../platform/screen.ts';

export const clubLogsScreens: readonly Screen[] = [
  {
    name: 'ClubLogs',
    title: 'clubLogs.title',
    who: 'signedIn',
    ofStaff: true,
    menu: { section: 'setUp', label: 'clubLogs.title', place: 60, forManagers: true },
    load: () => import('./ClubLogs.tsx'),
  },
];
