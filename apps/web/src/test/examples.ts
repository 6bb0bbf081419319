export const atLength = process.env['PROOFS'] !== undefined;

export const oneIn = <T>(step: number, examples: readonly T[]): readonly T[] =>
  atLength ? examples : examples.filter((_, place) => place % step === 0);
