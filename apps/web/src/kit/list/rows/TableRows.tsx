import { Fragment } from 'react';
import { walkedRow } from '../../use-keys.ts';
import { SortHead } from '../SortHead.tsx';
import { Table } from '../Table.tsx';
import type { ListRowsProps } from './columns.ts';
import { grouped } from './grouped.ts';
import classes from './ListRows.module.css';
import { AllPick, RowPick } from './RowPick.tsx';
import { useRowVisible } from './use-row-in-sight.ts';

type TableOf<Row> = Omit<ListRowsProps<Row>, 'wide' | 'grid'>;

export function TableRows<Row>(list: TableOf<Row>) {
  const { label, rows, idOf, keyOf = idOf, columns, group, sort, selection } = list;
  const picked = selection?.selectAll !== undefined;
  const isStated = columns.some(({ ofGroup }) => ofGroup === true);
  return (
    <Table
      label={label}
      head={
        <>
          {selection && picked && (
            <td className={classes['tick']}>
              <AllPick ids={[...new Set(rows.map(idOf))]} selection={selection} />
            </td>
          )}
          {columns.map(({ id, head, end, className, sorts }) =>
            head === null ? (
              <td key={id} className={className} />
            ) : (
              <SortHead key={id} id={id} end={end} className={className} sort={sorts ? sort : undefined}>
                {head}
              </SortHead>
            ),
          )}
        </>
      }
    >
      {grouped(rows, group).map(({ key, name, first, rows: within }) => (
        <Fragment key={key}>
          {name !== null && !isStated && (
            <tr className={classes['group']}>
              <th scope="rowgroup" colSpan={columns.length + Number(picked)}>
                {name}
              </th>
            </tr>
          )}
          {within.map((row) => (
            <TableRow key={keyOf(row)} {...list} row={row} begins={row === first ? within.length : 0} />
          ))}
        </Fragment>
      ))}
    </Table>
  );
}

function TableRow<Row>({ row, begins, ...list }: TableOf<Row> & { row: Row; begins: number }) {
  const { idOf, columns, selection, sight, rowClass } = list;
  const id = idOf(row);
  const current = sight?.current === id;
  const flashed = sight?.flashed === id;
  const place = useRowVisible<HTMLTableRowElement>(current, flashed);
  const isBelowGroup = begins === 0 && selection?.selectAll === undefined && columns[0]?.ofGroup === true;
  return (
    <tr
      ref={place}
      className={[classes['row'], rowClass?.(row)].filter(Boolean).join(' ')}
      data-selected={selection?.chosen.has(id)}
      data-within={isBelowGroup}
      {...walkedRow}
      {...(sight && { 'data-current': current, 'data-flashed': flashed })}
    >
      {selection?.selectAll !== undefined && (
        <td className={classes['tick']}>
          <RowPick row={row} id={id} selection={selection} />
        </td>
      )}
      {columns.map(({ id: column, cell, names, end, className, title, ofGroup }) => {
        if (ofGroup && begins === 0) return null;
        return names ? (
          <th key={column} scope="row" className={className}>
            {cell(row)}
          </th>
        ) : (
          <td
            key={column}
            className={className}
            data-end={end}
            title={title?.(row)}
            {...(ofGroup && { rowSpan: begins, 'data-group': true })}
          >
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
