import type { Words } from '@clubpulse/phrases/say';

/** Spanish: why something was refused, of every feature. */
export const refusals = import.meta.glob<Words>('./*/**/*.refusals.ts', {
  base: '../../../../../../packages/phrases/es',
  eager: true,
  import: 'refusals',
});
