import type { Group } from './columns.ts';

interface Grouped<Row> {
  readonly key: string | number;
  readonly name: string | null;
  readonly first: Row;
  readonly rows: readonly Row[];
}

export function grouped<Row>(rows: readonly Row[], group: Group<Row> | undefined): Grouped<Row>[] {
  const groups: { key: string | number; name: string | null; first: Row; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = group?.groupOf(row) ?? '';
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, name: group?.name(row) ?? null, first: row, rows: [row] });
  }
  return groups;
}
