import type { Screen } from '../../platform/screen.ts';

export const filesScreens: readonly Screen[] = [
  {
    name: 'AthleteFiles',
    title: 'files.title',
    who: 'signedIn',
    needsId: true,
    own: 'MyFiles',
    under: ['ManageUsers'],
    load: () => import('./AthleteFiles.tsx'),
  },
];
