import type { FieldError } from '@clubpulse/contract/errors';

/** What a batch refused of one row. */
interface Refused {
  readonly ErrorType: string;
  readonly errors?: readonly FieldError[] | undefined;
}

/** Rows that were refused for the same reason together, the most frequent reason first: `2 have participants`, `1 is over`. */
export function refusedByReason<One extends Refused>(refused: readonly One[]): { readonly first: One; readonly count: number }[] {
  return [...Map.groupBy(refused, ({ ErrorType, errors }) => `${ErrorType} ${errors?.[0]?.key ?? ''}`).values()]
    .flatMap((ones) => (ones[0] === undefined ? [] : [{ first: ones[0], count: ones.length }]))
    .sort((a, b) => b.count - a.count);
}
