import type { Screen } from '../../platform/screen.ts';

export const trainingsScreens: readonly Screen[] = [
  {
    name: 'CommentTraining',
    title: 'training.comment',
    who: 'signedIn',
    needsId: true,
    under: ['Journal'],
    shape: 'detail',
    load: () => import('./CommentTraining.tsx'),
  },
  {
    name: 'SharedTraining',
    title: 'training.shared',
    who: 'anyone',
    unlisted: true,
    frame: 'bare',
    load: () => import('./shared/SharedTraining.tsx'),
  },
];
