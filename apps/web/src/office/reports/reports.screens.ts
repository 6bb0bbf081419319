import type { Screen } from '../../platform/screen.ts';

export const reportScreens: readonly Screen[] = [
  {
    name: 'Reports',
    title: 'reports.title',
    who: ['Owner', 'Manager', 'Accountant'],
    shape: 'overview',
    menu: { section: 'club', place: 20 },
    brandPart: { view: 'clubs', screen: 'BrandReports' },
    load: () => import('./Reports.tsx'),
  },
  {
    name: 'BrandReports',
    title: 'reports.ofBrand',
    who: ['Owner'],
    ofBrand: true,
    shape: 'overview',
    menu: { section: 'brandReports' },
    load: () => import('./ClubsScreen.tsx'),
  },
];
