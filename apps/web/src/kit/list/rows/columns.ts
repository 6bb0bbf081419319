import type { ReactNode } from 'react';
import type { Sort } from '../SortHead.tsx';
import type { Selection } from './RowPick.tsx';

export interface Column<Row> {
  readonly id: string;
  /** Null: a column of acts has no words. */
  readonly head: string | null;
  readonly cell: (row: Row) => ReactNode;
  /** The row's name: the cell is its header. */
  readonly names?: true;
  /** Numbers and acts stand at the end. */
  readonly end?: true;
  /** Of head and cells. */
  readonly className?: string | undefined;
  /** Words of a cell where they are cut, as its title. */
  readonly title?: (row: Row) => string;
  /** The list can be sorted by it. */
  readonly sorts?: true;
  /** Said once for all rows of a group, of the first one. */
  readonly ofGroup?: true;
}

/** Rows that stand together: the list has them one after the other. */
export interface Group<Row> {
  /** Neighbours of the same are one group. */
  readonly groupOf: (row: Row) => string | number;
  /** Its words, by its first row; null where there is only one group. A heading in the table, unless a column says it. */
  readonly name: (first: Row) => string | null;
  /** Above its cards, where that is more than its name. */
  readonly head?: (first: Row) => ReactNode;
}

export interface ListRowsProps<Row> {
  /** What the list is about, for readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  /** Where several rows have one id. */
  readonly keyOf?: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The row on a phone. */
  readonly card: (row: Row) => ReactNode;
  readonly group?: Group<Row>;
  readonly sort?: Sort;
  readonly selection?: Selection<Row>;
  /** Ids of the row that the keyboard stands on and of the one just looked for. */
  readonly sight?: { readonly current: number | null; readonly flashed: number | null };
  /** Of a row or card that is in a state of its own. */
  readonly rowClass?: (row: Row) => string | undefined;
  /** As cards beside each other instead: what is told apart by its picture. */
  readonly grid?: boolean;
  /** Media query from which on the table has room; beyond a phone unless it needs more. */
  readonly wide?: string;
}
