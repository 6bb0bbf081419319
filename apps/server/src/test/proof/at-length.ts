/** True in `npm run test:long`, which also runs tests tagged `examples`. */
export const atLength = process.env['PROOFS'] !== undefined;

/** Throws for anything but a positive whole number, because a test without runs passes. */
export function countFrom(variable: string, fallback: number, environment: NodeJS.ProcessEnv = process.env): number {
  const text = environment[variable] ?? String(fallback);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${variable} must be a positive whole number, not ${JSON.stringify(text)}.`);
  return Number(text);
}

export const runs = (count: number): number => (atLength ? count : Math.ceil(count / 5));

/** One example in `step`. All examples in `npm run test:long`. */
export const oneIn = <T>(step: number, examples: readonly T[]): readonly T[] =>
  atLength ? examples : examples.filter((_, place) => place % step === 0);

const turn = process.env['TURN'] ?? '';

/** One part of the list per commit, selected by TURN. */
export const inTurn = <T>(step: number, all: readonly T[]): readonly T[] =>
  turn === '' ? all : all.filter((_, place) => place % step === Number(turn) % step);
