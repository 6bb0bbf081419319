import type { Screen } from '../../platform/screen.ts';

export const brandScreens: readonly Screen[] = [
  {
    name: 'Brand',
    title: 'clubs.brand',
    who: ['Owner'],
    ofBrand: true,
    menu: { section: 'brand', label: 'clubs.ofBrand', place: 10 },
    shape: 'overview',
    load: () => import('./Brand.tsx'),
  },
];
