import type { Screen } from '../../platform/screen.ts';

export const groupTrainingsScreens: readonly Screen[] = [
  {
    name: 'GroupTraining',
    title: 'group.title',
    who: 'signedIn',
    needsId: true,
    under: ['Journal', 'ClubpulseLIVE'],
    shape: 'detail',
    load: () => import('./GroupTraining.tsx'),
  },
];
