import type { Screen } from '../../platform/screen.ts';

export const runsScreens: readonly Screen[] = [
  {
    name: 'WorkoutSheetExecutionLog',
    title: 'runs.log',
    who: 'signedIn',
    needsId: true,
    under: ['Journal'],
    shape: 'detail',
    load: () => import('./result/WorkoutSheetExecutionLog.tsx'),
  },
];
