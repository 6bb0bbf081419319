import type { Words } from '@clubpulse/phrases/say';

/** Italian: why something was refused, of every feature. */
export const refusals = import.meta.glob<Words>('./*/**/*.refusals.ts', {
  base: '../../../../../../packages/phrases/it',
  eager: true,
  import: 'refusals',
});
