import type { Phrases } from '@clubpulse/phrases/say';

export const refusals = import.meta.glob<Phrases>('./*/**/*.refusals.ts', {
  base: '../../../../../../packages/phrases/it',
  eager: true,
  import: 'refusals',
});
