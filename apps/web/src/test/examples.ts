/**
 * Whether every example is met: with PROOFS set, as in `npm run test:long`, which runs each test that has the tag `examples`. Else `npm
 * test` meets some: another example of the same code.
 */
export const atLength = process.env['PROOFS'] !== undefined;

/** One example of so many, the first of all among them. */
export const oneIn = <T>(step: number, examples: readonly T[]): readonly T[] =>
  atLength ? examples : examples.filter((_, place) => place % step === 0);
