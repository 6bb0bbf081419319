import type { Screen } from '../../platform/screen.ts';

export const journalScreens: readonly Screen[] = [
  {
    name: 'Journal',
    title: 'training.journal',
    who: 'signedIn',
    menu: { section: 'journal' },
    shape: 'calendar',
    load: () => import('./Journal.tsx'),
  },
];
