import { BEYOND_PHONE, useMedia } from '../../widths.ts';
import { CardRows } from './CardRows.tsx';
import type { ListRowsProps } from './columns.ts';
import { TableRows } from './TableRows.tsx';

/** Rows of a list: a table or a grid of cards, on a phone one below the other. */
export function ListRows<Row>({ wide = BEYOND_PHONE, grid = false, ...list }: ListRowsProps<Row>) {
  const hasRoom = useMedia(wide);
  const asTable = hasRoom && !grid;
  return asTable ? <TableRows {...list} /> : <CardRows {...list} grid={grid && hasRoom} />;
}
