import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Providers } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { atWidth } from '../../../test/width.ts';
import type { ListRowsProps } from './columns.ts';
import { ListRows } from './ListRows.tsx';
import { PicturePick } from './RowPick.tsx';
import { useSelection } from './use-selection.ts';

interface Seat {
  id: number;
  room: string;
  name: string;
}
const seats: readonly Seat[] = [
  { id: 1, room: 'Studio', name: 'Anna' },
  { id: 2, room: 'Studio', name: 'Bruno' },
  { id: 3, room: 'Hall', name: 'Carla' },
];

function Seats({ byPicture = false, ...rest }: Partial<ListRowsProps<Seat>> & { byPicture?: boolean }) {
  const { chosen, onChange } = useSelection();
  const selectOne = ({ name }: Seat) => `Select ${name}`;
  const selection = { chosen, onChange, selectOne, ...(byPicture ? {} : { selectAll: 'Select all' }) };
  const name = (seat: Seat) => (
    <>
      {byPicture && (
        <PicturePick row={seat} id={seat.id} selection={selection}>
          <i />
        </PicturePick>
      )}
      {seat.name}
    </>
  );
  return (
    <Providers>
      <ListRows
        label="Seats"
        rows={seats}
        idOf={({ id }) => id}
        columns={[{ id: 'Name', head: 'Name', names: true, cell: name }]}
        card={name}
        selection={selection}
        {...rest}
      />
    </Providers>
  );
}
const group = { groupOf: ({ room }: Seat) => room, name: ({ room }: Seat) => room };
const selected = () =>
  screen.getAllByRole('row').flatMap((row) => (row.getAttribute('data-selected') === 'true' ? [row.textContent] : []));

it('a table shows groups under headings that span every column', () => {
  atWidth('desk');
  render(<Seats group={group} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['Studio', 'Anna', 'Bruno', 'Hall', 'Carla']);
  const heads = screen.getAllByRole('rowheader').filter((head) => head.getAttribute('scope') === 'rowgroup');
  expect(heads.map((head) => head.getAttribute('colspan'))).toEqual(['2', '2']);
});

it('a group of rows has no heading when a column shows its name once', () => {
  atWidth('desk');
  const columns: ListRowsProps<Seat>['columns'] = [
    { id: 'Room', head: 'Room', ofGroup: true, cell: ({ room }) => room },
    { id: 'Name', head: 'Name', names: true, cell: ({ name }) => name },
  ];
  render(<Seats group={group} columns={columns} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['StudioAnna', 'Bruno', 'HallCarla']);
  expect(screen.getByRole('cell', { name: 'Studio' }).getAttribute('rowspan')).toBe('2');
});

it('on a phone each group of rows is a list of its own', () => {
  atWidth('phone');
  render(<Seats group={group} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Studio', 'Hall']);
  const studio = screen.getByRole('list', { name: 'Studio' });
  expect(within(studio).getAllByRole('listitem')).toHaveLength(2);
});

it.each(['desk', 'phone'] as const)('rows are selected by their pictures, without a column of checkboxes (%s)', async (width) => {
  atWidth(width);
  render(<Seats byPicture />);
  expect(screen.queryByRole('checkbox', { name: 'Select all' })).toBeNull();
  const anna = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Anna' });
  await userEvent.click(anna);
  expect(anna.checked).toBe(true);
  expect(anna.closest('tr, li')?.getAttribute('data-selected')).toBe('true');
});

it('selecting one row selects all rows with its id, and select all selects every row', async () => {
  atWidth('desk');
  render(<Seats rows={[...seats, { id: 3, room: 'Hall', name: 'Carla again' }]} keyOf={({ name }) => name} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Carla' }));
  expect(selected()).toEqual(['Carla', 'Carla again']);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(selected()).toHaveLength(4);
  await userEvent.click(all);
  expect(selected()).toEqual([]);
});

it('the row chosen by the keys j and k gets the focus', () => {
  atWidth('desk');
  const { rerender } = render(<Seats sight={{ current: null, flashed: null }} />);
  rerender(<Seats sight={{ current: 2, flashed: 3 }} />);
  expect(document.activeElement?.textContent).toBe('Bruno');
  expect(screen.getByRole('row', { name: /Carla/ }).getAttribute('data-flashed')).toBe('true');
});
