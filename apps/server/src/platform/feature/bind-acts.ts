type Bound<Parts, Acts> = {
  readonly [Name in keyof Acts]: Acts[Name] extends (parts: Parts, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * Passes the parts of a feature to each of its acts as the first argument. So an act is a function of its module, and callers
 * pass only the other arguments.
 */
export function bindActs<Parts, Acts extends Record<string, (parts: Parts, ...rest: never[]) => unknown>>(
  parts: Parts,
  acts: Acts,
): Bound<Parts, Acts> {
  const bound = Object.entries(acts).map(([name, act]) => [name, (...rest: never[]) => act(parts, ...rest)]);
  return Object.fromEntries(bound);
}
