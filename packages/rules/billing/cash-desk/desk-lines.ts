import type { DeskLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { type TransactionMethod, transactionMethods } from '@clubpulse/contract/billing/transactions';

/** In minor units of the club's currency. */
interface Recorded {
  readonly Method: string;
  readonly Type: string;
  readonly Amount: number;
}
interface Move {
  readonly Kind: string;
  readonly Amount: number;
}
interface Correction {
  readonly FromMethod: string;
  readonly ToMethod: string;
  readonly Amount: number;
}
export interface SinceClose {
  readonly Float: number;
  readonly recorded: readonly Recorded[];
  readonly moves: readonly Move[];
  readonly corrections: readonly Correction[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const amounts = (rows: readonly { readonly Amount: number }[]): number => sum(rows.map(({ Amount }) => Amount));

/** Amounts expected at the close: cash in the drawer, card receipts, transfers. */
export function deskLines({ Float, recorded, moves, corrections }: SinceClose): DeskLine[] {
  return transactionMethods.map((Method: TransactionMethod) => {
    const own = recorded.filter((row) => row.Method === Method);
    const isCash = Method === 'Cash';
    const Opening = isCash ? Float : 0;
    const Sold = amounts(own.filter(({ Type }) => Type === 'Purchase'));
    const GivenBack = amounts(own.filter(({ Type }) => Type === 'Refund'));
    const Moved = isCash ? sum(moves.map(({ Kind, Amount }) => (Kind === 'In' ? Amount : -Amount))) : 0;
    const Corrected =
      amounts(corrections.filter(({ ToMethod }) => ToMethod === Method)) -
      amounts(corrections.filter(({ FromMethod }) => FromMethod === Method));
    return { Method, Opening, Sold, GivenBack, Moved, Corrected, Expected: Opening + Sold - GivenBack + Moved + Corrected };
  });
}
