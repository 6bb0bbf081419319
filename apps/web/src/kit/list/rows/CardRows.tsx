import { walkedRow } from '../../use-keys.ts';
import type { ListRowsProps } from './columns.ts';
import { grouped } from './grouped.ts';
import classes from './ListRows.module.css';
import { RowPick } from './RowPick.tsx';
import { useRowVisible } from './use-row-in-sight.ts';

type CardsOf<Row> = Omit<ListRowsProps<Row>, 'wide' | 'columns' | 'sort'>;

export function CardRows<Row>(list: CardsOf<Row>) {
  const { label, rows, idOf, keyOf = idOf, group, grid = false } = list;
  const cards = (within: readonly Row[], name: string) => (
    <ul className={classes['cards']} data-grid={grid} aria-label={name}>
      {within.map((row) => (
        <RowCard key={keyOf(row)} {...list} row={row} />
      ))}
    </ul>
  );
  if (group === undefined) return cards(rows, label);
  return grouped(rows, group).map(({ key, name, first, rows: within }) => (
    <section key={key} className={classes['section']}>
      {group.head?.(first) ?? (name !== null && <h3>{name}</h3>)}
      {cards(within, name ?? label)}
    </section>
  ));
}

function RowCard<Row>({ row, idOf, card, selection, sight, rowClass }: CardsOf<Row> & { row: Row }) {
  const id = idOf(row);
  const current = sight?.current === id;
  const flashed = sight?.flashed === id;
  const place = useRowVisible<HTMLLIElement>(current, flashed);
  const picked = selection?.selectAll !== undefined;
  return (
    <li
      ref={place}
      className={rowClass?.(row)}
      data-selected={selection?.chosen.has(id)}
      data-picked={picked}
      {...walkedRow}
      {...(sight && { 'data-current': current, 'data-flashed': flashed })}
    >
      {selection && picked && <RowPick row={row} id={id} selection={selection} />}
      {card(row)}
    </li>
  );
}
