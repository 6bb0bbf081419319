import type { ReactNode } from 'react';
import type { Sort } from '../SortHead.tsx';
import type { Selection } from './RowPick.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly head: string | null;
  readonly cell: (row: Row) => ReactNode;
  readonly names?: true;
  readonly end?: true;
  readonly className?: string | undefined;
  readonly title?: (row: Row) => string;
  readonly sorts?: true;
  readonly ofGroup?: true;
}

export interface Group<Row> {
  readonly groupOf: (row: Row) => string | number;
  /** The name of a group, null if there is only one group. A column with `ofGroup` replaces the name. */
  readonly name: (first: Row) => string | null;
  readonly head?: (first: Row) => ReactNode;
}

export interface ListRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly keyOf?: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly card: (row: Row) => ReactNode;
  readonly group?: Group<Row>;
  readonly sort?: Sort;
  readonly selection?: Selection<Row>;
  readonly sight?: { readonly current: number | null; readonly flashed: number | null };
  readonly rowClass?: (row: Row) => string | undefined;
  readonly grid?: boolean;
  readonly wide?: string;
}
