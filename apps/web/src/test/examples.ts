/**
 * Whether every example is met: with EXAMPLES=all, as in `npm run test:long`, which runs each file that asks here. Else `npm test`
 * meets some: another example of the same code.
 */
export const atLength = process.env['EXAMPLES'] === 'all';

/** One example of so many, the first of all among them. */
export const oneIn = <T>(step: number, examples: readonly T[]): readonly T[] =>
  atLength ? examples : examples.filter((_, place) => place % step === 0);
