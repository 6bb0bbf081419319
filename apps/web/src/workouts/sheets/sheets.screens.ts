import type { Screen } from '../../platform/screen.ts';

export const sheetsScreens: readonly Screen[] = [
  {
    name: 'WorkoutSheets',
    title: 'sheets.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'sheets.title', place: 10 },
    load: () => import('./WorkoutSheets.tsx'),
  },
  {
    name: 'WorkoutSheetsUsers',
    title: 'sheets.usersTitle',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'sheets.usersTitle', place: 12 },
    load: () => import('./WorkoutSheetsUsers.tsx'),
  },
  {
    name: 'WorkoutSheet',
    title: 'sheets.sheet',
    who: 'signedIn',
    unlisted: true,
    shape: 'form',
    under: ['WorkoutSheets'],
    load: () => import('./WorkoutSheet.tsx'),
  },
  {
    name: 'ExportWorkoutSheet',
    title: 'sheets.export',
    who: 'signedIn',
    needsId: true,
    under: ['WorkoutSheets'],
    shape: 'detail',
    load: () => import('./print/ExportWorkoutSheet.tsx'),
  },
];
