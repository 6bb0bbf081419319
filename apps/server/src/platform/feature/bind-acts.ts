type Bound<Parts, Acts> = {
  readonly [Name in keyof Acts]: Acts[Name] extends (parts: Parts, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Gives each act of a feature its parts, so that an act is a function of the module and a caller passes only the rest. */
export function bindActs<Parts, Acts extends Record<string, (parts: Parts, ...rest: never[]) => unknown>>(
  parts: Parts,
  acts: Acts,
): Bound<Parts, Acts> {
  const bound = Object.entries(acts).map(([name, act]) => [name, (...rest: never[]) => act(parts, ...rest)]);
  return Object.fromEntries(bound);
}
