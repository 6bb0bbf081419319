import type { Words } from '@clubpulse/phrases/say';

export const start = {
  ...import.meta.glob<Record<string, Words>>('./*.ts', { base: '../../../../../packages/phrases/en', eager: true }),
  screens: import.meta.glob<Words>('./*/**/*.screens.ts', {
    base: '../../../../../packages/phrases/en',
    eager: true,
    import: 'screens',
  }),
};
export const later = {
  ...import.meta.glob<Record<string, Words>>(['./*/**/*.ts', '!./*/**/*.{screens,refusals}.ts', '!./server/*.ts'], {
    base: '../../../../../packages/phrases/en',
  }),
  './refusals.ts': () => import('./refusals/en.ts').then(({ refusals }) => refusals),
};
