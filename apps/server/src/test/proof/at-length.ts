/** With PROOFS set, as in `npm run test:long`, which runs each test that has the tag `examples`. */
export const atLength = process.env['PROOFS'] !== undefined;

/** How many examples a property meets: a fifth of them in `npm test`. */
export const runs = (count: number): number => (atLength ? count : Math.ceil(count / 5));

/** One example of so many, the first of all among them: others of the same code in `npm run test:long`. */
export const oneIn = <T>(step: number, examples: readonly T[]): readonly T[] =>
  atLength ? examples : examples.filter((_, place) => place % step === 0);

const turn = process.env['TURN'] ?? '';

/** Of what is tried on one after the other and takes minutes: one in so many, others for each commit; all where TURN is not said. */
export const inTurn = <T>(step: number, all: readonly T[]): readonly T[] =>
  turn === '' ? all : all.filter((_, place) => place % step === Number(turn) % step);
