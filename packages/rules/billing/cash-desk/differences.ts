import type { CloseLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';

type Counted = Pick<CloseLine, 'Counted' | 'Expected'>;

export const differenceOf = ({ Counted, Expected }: Counted): number => (Counted === null ? 0 : Counted - Expected);

/** `all` is the sum. `unsigned` adds the differences without their signs, so that those of two methods do not cancel out. */
export const differencesOf = (lines: readonly Counted[]): { readonly all: number; readonly unsigned: number } => {
  const each = lines.map(differenceOf);
  return {
    all: each.reduce((sum, one) => sum + one, 0),
    unsigned: each.reduce((sum, one) => sum + Math.abs(one), 0),
  };
};
