import type { Screen } from '../../platform/screen.ts';

export const websiteScreens: readonly Screen[] = [
  {
    name: 'ClubWebsite',
    title: 'website.title',
    who: ['Owner', 'Manager'],
    shape: 'form',
    under: ['Integrations'],
    load: () => import('./ClubWebsite.tsx'),
  },
];
