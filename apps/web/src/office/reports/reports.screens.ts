import type { Screen } from '../../platform/screen.ts';

export const reportScreens: readonly Screen[] = [
  {
    name: 'Reports',
    title: 'reports.title',
    who: ['Owner', 'Manager', 'Accountant'],
    shape: 'overview',
    menu: { section: 'club', place: 20 },
    load: () => import('./Reports.tsx'),
  },
];
