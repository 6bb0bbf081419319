import type { Words } from '@clubpulse/phrases/say';

export const start = {
  ...import.meta.glob<Record<string, Words>>('./*.ts', { base: '../../../../../packages/phrases/it', eager: true }),
  screens: import.meta.glob<Words>('./*/**/*.screens.ts', {
    base: '../../../../../packages/phrases/it',
    eager: true,
    import: 'screens',
  }),
};
export const later = {
  ...import.meta.glob<Record<string, Words>>(['./*/**/*.ts', '!./*/**/*.{screens,refusals}.ts', '!./server/*.ts'], {
    base: '../../../../../packages/phrases/it',
  }),
  './refusals.ts': () => import('./refusals/it.ts').then(({ refusals }) => refusals),
};
