import type { Screen } from '../../platform/screen.ts';

export const slideshowsScreens: readonly Screen[] = [
  {
    name: 'ClubSlideShows',
    title: 'slides.title',
    who: ['Owner', 'Manager'],
    menu: { section: 'setUp', label: 'slides.title', place: 28 },
    load: () => import('./ClubSlideShows.tsx'),
  },
];
