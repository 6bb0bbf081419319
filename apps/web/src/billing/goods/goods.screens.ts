import type { Screen } from '../../platform/screen.ts';

export const goodsScreens: readonly Screen[] = [
  {
    name: 'Goods',
    title: 'billing.goods',
    who: ['Owner', 'Manager', 'FrontDesk'],
    menu: { section: 'sales', label: 'billing.goods', place: 19 },
    load: () => import('./Goods.tsx'),
  },
];
