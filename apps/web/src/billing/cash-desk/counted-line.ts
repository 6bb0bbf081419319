import type { CountedMethod, DifferenceKind } from '@clubpulse/contract/billing/cash-desk/cash-desk';

export interface CountedLine {
  readonly Method: CountedMethod;
  readonly Counted: number | undefined;
  readonly Kind: DifferenceKind | null;
  readonly Reason: string;
}
