import type { Words } from '@clubpulse/phrases/say';

/** English: why something was refused, of every feature. */
export const refusals = import.meta.glob<Words>('./*/**/*.refusals.ts', {
  base: '../../../../../../packages/phrases/en',
  eager: true,
  import: 'refusals',
});
