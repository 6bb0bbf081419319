import type { Screen } from '../../platform/screen.ts';

export const videosScreens: readonly Screen[] = [
  {
    name: 'VideoCollections',
    title: 'videos.title',
    who: ['Owner', 'Manager', 'Trainer'],
    menu: { section: 'training', label: 'videos.title', place: 40 },
    load: () => import('./VideoCollections.tsx'),
  },
  {
    name: 'OnDemand',
    title: 'videos.onDemand',
    who: 'signedIn',
    ofTrainees: true,
    ofViewers: true,
    under: ['Profile'],
    load: () => import('./on-demand/OnDemand.tsx'),
  },
];
