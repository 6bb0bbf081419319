interface SaidOf {
  readonly Row: number;
  /** Who was measured, and when; rows of one moment say it alike. */
  readonly who: number;
  readonly when: string;
  readonly values: readonly { readonly Key: string; readonly Value: number }[];
}

/** Rows that say what an earlier one says, whatever the order of its values, with the first of those. */
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
