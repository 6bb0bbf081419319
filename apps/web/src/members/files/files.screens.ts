import type { Screen } from '../../platform/screen.ts';

export const filesScreens: readonly Screen[] = [
  {
    name: 'MyFiles',
    title: 'files.mine',
    who: 'signedIn',
    ofTrainees: true,
    under: ['Profile'],
    load: () => import('./MyFiles.tsx'),
  },
  {
    name: 'AthleteFiles',
    title: 'files.title',
    who: 'signedIn',
    needsId: true,
    under: ['ManageUsers'],
    load: () => import('./AthleteFiles.tsx'),
  },
];
