import type { Words } from '@clubpulse/phrases/say';

/** French: why something was refused, of every feature. */
export const refusals = import.meta.glob<Words>('./*/**/*.refusals.ts', {
  base: '../../../../../../packages/phrases/fr',
  eager: true,
  import: 'refusals',
});
