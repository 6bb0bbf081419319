import type { FieldError } from '@clubpulse/contract/errors';

interface Refused {
  readonly ErrorType: string;
  readonly errors?: readonly FieldError[] | undefined;
}

/** Returns the most frequent reason first, as in `2 have participants`, `1 is over`. */
export function refusedByReason<One extends Refused>(refused: readonly One[]): { readonly first: One; readonly count: number }[] {
  return [...Map.groupBy(refused, ({ ErrorType, errors }) => `${ErrorType} ${errors?.[0]?.key ?? ''}`).values()]
    .flatMap((ones) => (ones[0] === undefined ? [] : [{ first: ones[0], count: ones.length }]))
    .sort((a, b) => b.count - a.count);
}
