import type { Screen } from '../../platform/screen.ts';

export const brandScreens: readonly Screen[] = [
  {
    name: 'Brand',
    title: 'clubs.brand',
    who: ['Owner'],
    ofBrand: true,
    menu: { section: 'brand' },
    load: () => import('./Brand.tsx'),
  },
];
