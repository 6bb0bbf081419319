import type { Screen } from '../../platform/screen.ts';

export const supportScreens: readonly Screen[] = [
  { name: 'Support', title: 'support.title', who: 'signedIn', load: () => import('./Support.tsx') },
  {
    name: 'SupportVideos',
    title: 'support.videosTitle',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'setUp', label: 'support.videosTitle', place: 95 },
    load: () => import('./SupportVideos.tsx'),
  },
];
