interface EnteredOf {
  readonly Row: number;
  readonly who: number;
  readonly when: string;
  readonly values: readonly { readonly Key: string; readonly Value: number }[];
}

export function doubledRows(rows: readonly EnteredOf[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const doubled = new Map<number, number>();
  for (const { Row, who: person, when, values } of rows) {
    const text = values.map(({ Key, Value }) => `${Key}=${Value}`).sort();
    const what = JSON.stringify([person, when, text]);
    const before = first.get(what);
    if (before === undefined) first.set(what, Row);
    else doubled.set(Row, before);
  }
  return doubled;
}
