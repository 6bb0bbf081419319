import type { Screen } from '../../platform/screen.ts';

export const todayScreens: readonly Screen[] = [
  {
    name: 'Today',
    title: 'kit.today',
    who: 'signedIn',
    ofTrainees: true,
    menu: { section: 'today' },
    shape: 'overview',
    load: () => import('./Today.tsx'),
  },
];
