import type { Screen } from '../../platform/screen.ts';

export const brandScreens: readonly Screen[] = [
  {
    name: 'Brand',
    title: 'clubs.brand',
    who: ['Owner'],
    ofBrand: true,
    menu: { section: 'brand' },
    shape: 'overview',
    load: () => import('./Brand.tsx'),
  },
  {
    name: 'BrandLicenses',
    title: 'clubs.brandLicenses',
    who: ['Owner'],
    ofBrand: true,
    menu: { section: 'brandLicenses' },
    load: () => import('./licenses/BrandLicenses.tsx'),
  },
];
