import type { Screen } from '../../platform/screen.ts';

export const serverHealthScreens: readonly Screen[] = [
  {
    name: 'ServerHealth',
    title: 'serverHealth.title',
    who: 'signedIn',
    ofAdministrators: true,
    menu: { section: 'serverHealth' },
    load: () => import('./ServerHealth.tsx'),
  },
];
