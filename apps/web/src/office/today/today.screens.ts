import type { Screen } from '../../platform/screen.ts';

export const todayScreens: readonly Screen[] = [
  {
    name: 'Today',
    title: 'kit.today',
    who: 'signedIn',
    menu: { section: 'today' },
    load: () => import('./Today.tsx'),
  },
];
