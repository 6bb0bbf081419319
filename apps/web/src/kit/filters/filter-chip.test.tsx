import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { oneIn } from '../../test/examples.ts';
import { Providers } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { loadFirstParts } from '../lazy-part.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterChip } from './FilterChip.tsx';

beforeAll(async () => {
  await startPhrases('en');
  await act(loadFirstParts);
});

const roles = ['Athlete', 'Trainer', 'Manager'].map((value) => ({ value, label: value }));
const rooms = Array.from({ length: 20 }, (_, index) => ({ value: String(index + 1), label: `Sala ${index + 1}` })).concat({
  value: '21',
  label: 'Città',
});

function Bar() {
  const [role, setRole] = useState<string | null>(null);
  const [room, setRoom] = useState<string | null>(null);
  const set = [role, room].filter((one) => one !== null).length;
  return (
    <FilterBar
      set={set}
      onClear={() => {
        setRole(null);
        setRoom(null);
      }}
    >
      <FilterChip label="Role" all="All" value={role} options={roles} onChange={setRole} />
      <FilterChip label="Room" all="All" value={room} options={rooms} onChange={setRoom} />
    </FilterBar>
  );
}
const open = () =>
  render(
    <Providers>
      <Bar />
    </Providers>,
  );
const chip = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

describe.each([
  { label: 'Role', opens: 'menu', one: 'menuitemradio', chosen: 'Trainer' },
  { label: 'Room', opens: 'listbox', one: 'option', chosen: 'Sala 3' },
])('a chip that opens a $opens', ({ label, opens, one, chosen }) => {
  it.each(oneIn(3, ['{Enter}', ' ', '{ArrowDown}']))(
    'opens with the key %s, and Escape closes it and returns the focus to the chip',
    { tags: ['examples'] },
    async (key) => {
      open();
      const button = () => chip(`${label} All`);
      expect(button().getAttribute('aria-haspopup')).toBe(opens);
      expect(button().getAttribute('aria-expanded')).toBe('false');
      button().focus();
      await userEvent.keyboard(key);
      await screen.findByRole(opens);
      await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('true'));
      await waitFor(() => expect(focused()).not.toBe(button()));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(opens)).toBeNull());
      await waitFor(() => expect(focused()).toBe(button()));
      await userEvent.keyboard(key);
      expect(await screen.findByRole(opens)).toBeTruthy();
    },
  );

  it('shows the chosen value, and its × removes that value', async () => {
    open();
    await userEvent.click(chip(`${label} All`));
    await userEvent.click(await screen.findByRole(one, { name: chosen }));
    await waitFor(() => expect(focused()).toBe(chip(`${label} ${chosen}`)));
    await userEvent.tab();
    expect(focused()).toBe(chip(`Clear ${label}`));
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe(chip(`${label} All`));
    expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  });
});

it('a searchable filter finds an option with accents when the text is typed without them', async () => {
  open();
  chip('Room All').focus();
  await userEvent.keyboard('{Enter}');
  const search = await screen.findByRole('combobox', { name: 'Search: Room' });
  await waitFor(() => expect(focused()).toBe(search));
  await userEvent.keyboard('citta');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chip('Room Città')).toBeTruthy();
  await waitFor(() => expect(focused()).toBe(chip('Room Città')));
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await waitFor(() => expect(focused()).toBe(chip('Room Città')));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.click(chip('Room Città'));
  await userEvent.keyboard('xyz');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
});

it('a filter bar clears all filters when several are set', async () => {
  open();
  await userEvent.click(chip('Role All'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Trainer' }));
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await userEvent.click(chip('Room All'));
  await userEvent.click(await screen.findByRole('option', { name: 'Sala 3' }));
  await userEvent.click(chip('Clear all'));
  expect(focused()).toBe(chip('Role All'));
  expect(chip('Room All')).toBeTruthy();
});

it('a filter bar hides rarely used filters behind a chip that counts the active ones', async () => {
  function Narrow() {
    const [room, setRoom] = useState<string | null>(null);
    return (
      <FilterBar
        narrow
        set={room === null ? 0 : 1}
        onClear={() => setRoom(null)}
        seldomSet={room === null ? 0 : 1}
        seldom={<FilterChip label="Room" all="All" value={room} options={rooms.slice(0, 3)} onChange={setRoom} />}
      >
        <FilterChip brief label="Role" all="All" value={null} options={roles} onChange={() => undefined} />
      </FilterBar>
    );
  }
  render(
    <Providers>
      <Narrow />
    </Providers>,
  );
  expect(chip('Role All').textContent?.trim()).toBe('Role');
  expect(screen.queryByRole('button', { name: 'Room All' })).toBeNull();
  await userEvent.click(chip('More filters'));
  expect(chip('More filters').getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(chip('Room All'));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Sala 2' }));
  expect(chip('Room Sala 2')).toBeTruthy();
  await userEvent.click(chip('More filters'));
  expect(screen.queryByRole('button', { name: 'Room Sala 2' })).toBeNull();
  expect(chip('More filters 1')).toBeTruthy();
});
