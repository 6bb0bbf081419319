import type { MoneyReport, ProductIncome } from '@clubpulse/contract/office/reports/reports';

export interface ChangedProduct extends Pick<ProductIncome, 'Kind' | 'Name'> {
  readonly Change: number;
}

/**
 * `none`: neither month has money. `only`: there is no month to compare with. `like`: the months differ by less than 2%.
 * `changed`: with the products that changed most in each direction.
 */
export type MonthSentence =
  | { readonly kind: 'none' }
  | { readonly kind: 'only' | 'like' }
  | {
      readonly kind: 'changed';
      readonly Change: number;
      readonly because: ChangedProduct | null;
      readonly while: ChangedProduct | null;
    };

const LEAST_PERCENT = 2;

export const isLike = (now: number, before: number): boolean =>
  Math.abs(now - before) * 100 < LEAST_PERCENT * Math.abs(before) || now === before;

export function monthSentence({ Income, Products }: Pick<MoneyReport, 'Income' | 'Products'>): MonthSentence {
  const { Now, Before } = Income;
  if (Now === 0 && Before === 0) return { kind: 'none' };
  if (Before === 0) return { kind: 'only' };
  if (isLike(Now, Before)) return { kind: 'like' };
  const Change = Now - Before;
  return {
    kind: 'changed',
    Change,
    because: largest(Products, Math.sign(Change)),
    while: largest(Products, -Math.sign(Change)),
  };
}

function largest(products: readonly ProductIncome[], direction: number): ChangedProduct | null {
  let found: ChangedProduct | null = null;
  for (const { Kind, Name, Now, Before } of products) {
    const Change = Now - Before;
    if (Change * direction > 0 && (found === null || Change * direction > found.Change * direction))
      found = { Kind, Name, Change };
  }
  return found;
}

export const changeInPercent = (now: number, before: number): number | null =>
  before <= 0 ? null : ((now - before) * 100) / before;

export const churnOf = ({ Start, Left }: { readonly Start: number; readonly Left: number }): number | null =>
  Start === 0 ? null : (Left * 100) / Start;
