import type { DeskLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';

export const isUsed = ({ Method, Opening, Sold, GivenBack, Moved, Corrected }: DeskLine): boolean =>
  Method === 'Cash' || [Opening, Sold, GivenBack, Moved, Corrected].some((amount) => amount !== 0);
