import type { Words } from '@clubpulse/phrases/say';

/** Spanish: the words of the app's start, and those that travel with the screens that show them. */
export const start = import.meta.glob<Record<string, Words>>(['./*.ts', './*/screens.ts', './*/refusals.ts'], {
  base: '../../../../../packages/phrases/es',
  eager: true,
});
export const later = import.meta.glob<Record<string, Words>>(
  ['./*/**/*.ts', '!./*/screens.ts', '!./*/refusals.ts', '!./server/*.ts'],
  { base: '../../../../../packages/phrases/es' },
);
