import type { Screen } from '../../platform/screen.ts';

export const progressScreens: readonly Screen[] = [
  {
    name: 'Progress',
    title: 'progress.title',
    who: 'signedIn',
    ofTrainees: true,
    menu: { section: 'progress' },
    shape: 'overview',
    load: () => import('./Progress.tsx'),
  },
];
