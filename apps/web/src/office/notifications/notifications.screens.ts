import type { Screen } from '../../platform/screen.ts';

export const notificationsScreens: readonly Screen[] = [
  {
    name: 'Notifications',
    title: 'notifications.title',
    who: 'signedIn',
    load: () => import('./Notifications.tsx'),
  },
];
