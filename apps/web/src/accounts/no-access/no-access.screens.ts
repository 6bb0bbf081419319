import type { Screen } from '../../platform/screen.ts';

export const noAccessScreens: readonly Screen[] = [
  {
    name: 'NoAccess',
    title: 'accounts.noAccess',
    who: 'signedIn',
    unlisted: true,
    load: () => import('./NoAccess.tsx'),
  },
];
