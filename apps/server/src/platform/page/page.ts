import type { Page, PageQuery } from '@clubpulse/contract/scalars';

/** What a page is made of, asked at the same time: its rows as they are answered, and how many there are. */
interface PageParts<T> {
  readonly data: Promise<T[]>;
  /** Before the filters. */
  readonly recordsTotal: Promise<number>;
  /** After them. */
  readonly recordsFiltered: Promise<number>;
}

/** The page a list answers. */
export async function pageOf<T>({ draw }: Pick<PageQuery, 'draw'>, parts: PageParts<T>): Promise<Page<T>> {
  const [data, recordsTotal, recordsFiltered] = await Promise.all([parts.data, parts.recordsTotal, parts.recordsFiltered]);
  return { draw, recordsTotal, recordsFiltered, data };
}

export const presented = async <Row, T>(rows: Promise<Row[]>, present: (row: Row) => T): Promise<T[]> =>
  (await rows).map(present);
