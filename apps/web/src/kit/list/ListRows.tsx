import { Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { BEYOND_PHONE } from '../widths.ts';
import classes from './ListRows.module.css';
import { type Sort, SortHead } from './SortHead.tsx';
import { Table } from './Table.tsx';

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
}

export interface Selection<Row> {
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (ids: ReadonlySet<number>) => void;
  /** `Select Anna Bruni`. */
  readonly selectOne: (row: Row) => string;
  /** `Select all 50`. */
  readonly selectAll: string;
}

export interface ListRowsProps<Row> {
  /** What the list is about, for readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly columns: readonly Column<Row>[];
  /** The row on a phone. */
  readonly card: (row: Row) => ReactNode;
  readonly sort?: Sort;
  readonly selection?: Selection<Row>;
  /** Media query from which on the table has room; beyond a phone unless it needs more. */
  readonly wide?: string;
}

/** Rows of a list: a table, on a phone one below the other. */
export function ListRows<Row>({ wide = BEYOND_PHONE, ...list }: ListRowsProps<Row>) {
  const asTable = useMediaQuery(wide, true, { getInitialValueInEffect: false });
  return asTable ? <Rows {...list} /> : <Cards {...list} />;
}

function Rows<Row>({ label, rows, idOf, columns, sort, selection }: ListRowsProps<Row>) {
  return (
    <Table
      label={label}
      head={
        <>
          {selection && (
            <td className={classes['tick']}>
              <SelectAll rows={rows} idOf={idOf} selection={selection} />
            </td>
          )}
          {columns.map(({ id, head, end, className, sorts }) =>
            head === null ? (
              <td key={id} />
            ) : (
              <SortHead key={id} id={id} end={end} className={className} sort={sorts ? sort : undefined}>
                {head}
              </SortHead>
            ),
          )}
        </>
      }
    >
      {rows.map((row) => (
        <tr key={idOf(row)} data-selected={selection?.chosen.has(idOf(row))}>
          {selection && (
            <td className={classes['tick']}>
              <SelectOne row={row} id={idOf(row)} selection={selection} />
            </td>
          )}
          {columns.map(({ id, cell, names, end, className, title }) =>
            names ? (
              <th key={id} scope="row" className={className}>
                {cell(row)}
              </th>
            ) : (
              <td key={id} className={className} data-end={end} title={title?.(row)}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </Table>
  );
}

function Cards<Row>({ label, rows, idOf, card, selection }: ListRowsProps<Row>) {
  return (
    <ul className={classes['cards']} aria-label={label}>
      {rows.map((row) => (
        <li key={idOf(row)} data-selected={selection?.chosen.has(idOf(row))}>
          {selection && <SelectOne row={row} id={idOf(row)} selection={selection} />}
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

function SelectOne<Row>({ row, id, selection }: { row: Row; id: number; selection: Selection<Row> }) {
  const { chosen, onChange, selectOne } = selection;
  return (
    <Checkbox
      aria-label={selectOne(row)}
      checked={chosen.has(id)}
      onChange={() => onChange(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))}
    />
  );
}

function SelectAll<Row>({ rows, idOf, selection }: Pick<ListRowsProps<Row>, 'rows' | 'idOf'> & { selection: Selection<Row> }) {
  const { chosen, onChange, selectAll } = selection;
  const all = rows.every((row) => chosen.has(idOf(row)));
  return (
    <Checkbox
      aria-label={selectAll}
      checked={all}
      indeterminate={!all && chosen.size > 0}
      onChange={() => onChange(new Set(all ? [] : rows.map(idOf)))}
    />
  );
}
