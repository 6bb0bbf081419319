import type { Words } from '@clubpulse/phrases/say';

export const refusals = import.meta.glob<Words>('./*/**/*.refusals.ts', {
  base: '../../../../../../packages/phrases/es',
  eager: true,
  import: 'refusals',
});
