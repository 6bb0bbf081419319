import type { Screen } from '../../platform/screen.ts';

export const todayScreens: readonly Screen[] = [
  {
    name: 'Today',
    title: 'kit.today',
    who: 'signedIn',
    ofTrainees: true,
    menu: { section: 'today' },
    load: () => import('./Today.tsx'),
  },
];
