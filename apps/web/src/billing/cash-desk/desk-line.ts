import type { CloseLine, DeskLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';

export const isUsed = ({ Method, Opening, Sold, GivenBack, Moved, Corrected }: DeskLine): boolean =>
  Method === 'Cash' || [Opening, Sold, GivenBack, Moved, Corrected].some((amount) => amount !== 0);

/** In minor units. */
export const differenceOf = ({ Counted, Expected }: Pick<CloseLine, 'Counted' | 'Expected'>): number =>
  Counted === null ? 0 : Counted - Expected;
