import type { Phrases } from '@clubpulse/phrases/say';

export const start = {
  ...import.meta.glob<Record<string, Phrases>>('./*.ts', { base: '../../../../../packages/phrases/it', eager: true }),
  screens: import.meta.glob<Phrases>('./*/**/*.screens.ts', {
    base: '../../../../../packages/phrases/it',
    eager: true,
    import: 'screens',
  }),
};
export const later = {
  ...import.meta.glob<Record<string, Phrases>>(['./*/**/*.ts', '!./*/**/*.{screens,refusals}.ts', '!./server/*.ts'], {
    base: '../../../../../packages/phrases/it',
  }),
  './refusals.ts': () => import('./refusals/it.ts').then(({ refusals }) => refusals),
};
