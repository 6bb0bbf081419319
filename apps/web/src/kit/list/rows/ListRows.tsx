import { useRowShortcuts } from '../../use-keys.ts';
import { BEYOND_PHONE, useMedia } from '../../widths.ts';
import { CardRows } from './CardRows.tsx';
import type { ListRowsProps } from './columns.ts';
import { TableRows } from './TableRows.tsx';

/** A phone shows a single column. The keys of rows are handled here, unless `sight` is set. */
export function ListRows<Row>({ wide = BEYOND_PHONE, grid = false, ...list }: ListRowsProps<Row>) {
  const { rows, selection, sight } = list;
  const isChosen = selection !== undefined && selection.chosen.size > 0;
  useRowShortcuts({
    rows: sight ? 0 : rows.length,
    selects: selection !== undefined,
    clear: isChosen && !sight ? () => selection.onChange(new Set()) : undefined,
  });
  const hasRoom = useMedia(wide);
  const asTable = hasRoom && !grid;
  return asTable ? <TableRows {...list} /> : <CardRows {...list} grid={grid && hasRoom} />;
}
