interface SaidOf {
  readonly Row: number;
  readonly who: number;
  readonly when: string;
  readonly values: readonly { readonly Key: string; readonly Value: number }[];
}

export function doubledRows(rows: readonly SaidOf[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const doubled = new Map<number, number>();
  for (const { Row, who, when, values } of rows) {
    const said = values.map(({ Key, Value }) => `${Key}=${Value}`).sort();
    const what = JSON.stringify([who, when, said]);
    const before = first.get(what);
    if (before === undefined) first.set(what, Row);
    else doubled.set(Row, before);
  }
  return doubled;
}
