import type { Page, PageQuery } from '@clubpulse/contract/scalars';

interface PageParts<T> {
  readonly data: Promise<T[]>;
  readonly recordsTotal: Promise<number>;
  readonly recordsFiltered: Promise<number>;
}

export async function pageOf<T>({ draw }: Pick<PageQuery, 'draw'>, parts: PageParts<T>): Promise<Page<T>> {
  const [data, recordsTotal, recordsFiltered] = await Promise.all([parts.data, parts.recordsTotal, parts.recordsFiltered]);
  return { draw, recordsTotal, recordsFiltered, data };
}

export const presented = async <Row, T>(rows: Promise<Row[]>, present: (row: Row) => T): Promise<T[]> =>
  (await rows).map(present);
