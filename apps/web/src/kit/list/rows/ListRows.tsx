import { BEYOND_PHONE, useMedia } from '../../widths.ts';
import { CardRows } from './CardRows.tsx';
import type { ListRowsProps } from './columns.ts';
import { TableRows } from './TableRows.tsx';

/** Rows of a list: a table, on a phone one below the other. */
export function ListRows<Row>({ wide = BEYOND_PHONE, ...list }: ListRowsProps<Row>) {
  const asTable = useMedia(wide);
  return asTable ? <TableRows {...list} /> : <CardRows {...list} />;
}
