export function unusedColumns(read: Iterable<number>, lines: readonly { readonly Cells: readonly string[] }[]): number[] {
  const used = new Set(read);
  const filled = new Set(lines.flatMap(({ Cells }) => Cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]))));
  return [...filled].filter((at) => !used.has(at)).sort((one, other) => one - other);
}
