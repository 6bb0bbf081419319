type Bound<Parts, Acts> = {
  readonly [Name in keyof Acts]: Acts[Name] extends (parts: Parts, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export function bindActs<Parts, Acts extends Record<string, (parts: Parts, ...rest: never[]) => unknown>>(
  parts: Parts,
  acts: Acts,
): Bound<Parts, Acts> {
  const bound = Object.entries(acts).map(([name, act]) => [name, (...rest: never[]) => act(parts, ...rest)]);
  return Object.fromEntries(bound);
}
