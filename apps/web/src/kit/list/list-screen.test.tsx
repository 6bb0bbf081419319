import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { IconTrash } from '@tabler/icons-react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient, useCall } from '../../platform/api.ts';
import { FormatsContext, makeFormats, settingsOf } from '../../platform/formats.ts';
import { startPhrases } from '../../platform/phrases.ts';
import { oneIn } from '../../test/examples.ts';
import { answer, respond, type StubRequest } from '../../test/network.ts';
import { Providers } from '../../test/screen.tsx';
import { signIn } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { selfWith } from '../../test/world.ts';
import { keysOnScreen } from '../use-keys.ts';
import { BulkBar } from './BulkBar.tsx';
import { ListScreen } from './ListScreen.tsx';
import { useListAddress } from './use-list-address.ts';
import { useListPage } from './use-list-page.ts';

beforeAll(() => startPhrases('en'));
beforeEach(() => queryClient.clear());

const allUsers = Array.from({ length: 1600 }, (_, index) => ({
  UserId: index + 1,
  Nickname: `nick${index + 1}`,
  FirstMidName: '',
  LastName: '',
  PictureUri: null,
  Email: `${index + 1}@example.com`,
  EmailConfirmed: true,
  Roles: ['Athlete'],
}));
const inAddress = {
  read: (params: URLSearchParams) => ({ q: params.get('q') ?? '' }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

function Listed() {
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = filter.q === '' ? {} : { globalSearch: filter.q };
  const page = useListPage(listClubUsers, { params: { id: 1 }, query }, rows);
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  return (
    <ListScreen
      title="Everybody"
      label="Everybody"
      page={page}
      count={({ recordsFiltered }) => `${recordsFiltered} in all`}
      search={{ value: filter.q, onChange: (q) => change({ q }) }}
      filters={null}
      empty={{ title: 'No member yet' }}
      unmatched={filter.q === '' ? undefined : { title: 'No member matches', onClear: () => change({ q: '' }) }}
      idOf={(one) => one.UserId}
      columns={[{ id: 'Nickname', head: 'Nickname', names: true, cell: ({ Nickname }) => Nickname }]}
      card={({ Nickname }) => Nickname}
      showMore={showMore}
      selection={{ chosen, onChange: choose, selectOne: ({ Nickname }) => `Select ${Nickname}`, selectAll: 'Select all' }}
    >
      <BulkBar
        label="Selected"
        selected={chosen.size === 0 ? null : `${chosen.size} selected`}
        acts={[{ label: 'Delete', icon: IconTrash, onClick: () => choose(new Set()) }]}
        clear={{ label: 'Clear', onClick: () => choose(new Set()) }}
      />
    </ListScreen>
  );
}
const Address = () => <p data-testid="address">{useLocation().search}</p>;

const found = ({ query }: StubRequest) => {
  const text = query['globalSearch'];
  const all = text === undefined ? allUsers : allUsers.filter(({ Nickname }) => Nickname.includes(text));
  const start = Number(query['start']);
  const data = all.slice(start, start + Number(query['length']));
  return { draw: 0, recordsTotal: allUsers.length, recordsFiltered: all.length, data };
};
function open(path = '/', answerTo: (request: StubRequest) => ReturnType<typeof found> | Response = found) {
  const sent = signIn({ self: selfWith(), answers: [answer(listClubUsers, { id: 1 }, (_, request) => answerTo(request))] });
  render(
    <Providers>
      <FormatsContext value={makeFormats({ ...settingsOf('en'), TimeZone: 'UTC' })}>
        <MemoryRouter initialEntries={[path]}>
          <Listed />
          <Address />
        </MemoryRouter>
      </FormatsContext>
    </Providers>,
  );
  return () => sent.map((call) => call.path).filter((request) => request.startsWith('/clubs/1/users'));
}
const rows = () => screen.getAllByRole('row').slice(1);
const address = () => screen.getByTestId('address').textContent;

it('a list shows its first page with the exact count, and the next page on request', async () => {
  const sent = open();
  await screen.findByText('1600 in all');
  expect(rows()).toHaveLength(50);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1550 more' }));
  await waitFor(() => expect(rows()).toHaveLength(100));
  expect(address()).toBe('?rows=100');
  expect(sent()).toEqual(['/clubs/1/users?start=0&length=50', '/clubs/1/users?start=0&length=100']);
});

it('a list offers no further rows when all are shown', async () => {
  open('/?rows=100', (request) => ({ ...found(request), data: allUsers.slice(0, 3), recordsFiltered: 3 }));
  await screen.findByText('3 in all');
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Show .* more/ })).toBeNull();
});

it('a list restores the loaded rows from its URL, in pages of the largest permitted size', async () => {
  const sent = open('/?rows=1250', (request) => ({ ...found(request), data: found(request).data.slice(0, 1) }));
  await screen.findByText('nick1001');
  expect(rows()).toHaveLength(2);
  expect(sent()).toEqual(['/clubs/1/users?start=0&length=1000', '/clubs/1/users?start=1000&length=250']);
});

it.each(oneIn(4, ['-50', '0', 'many', '1e400']))(
  'a list treats rows=%s in its URL as the first page',
  { tags: ['examples'] },
  async (request) => {
    open(`/?rows=${request}`);
    await screen.findByText('1600 in all');
    expect(rows()).toHaveLength(50);
  },
);

it('a list searches once after typing, and shows when no row matches', async () => {
  const sent = open('/?rows=100');
  await screen.findByText('1600 in all');
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  // The text is entered in few events, because on a slow machine keystrokes would trigger two searches.
  for (const value of ['n', 'no', 'nob', 'nobody']) fireEvent.change(search, { target: { value } });
  await screen.findByText('No member matches');
  expect(sent()).toHaveLength(2);
  expect(address()).toBe('?q=nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(rows()).toHaveLength(50));
  expect(search.value).toBe('');
});

it('a list shows that it is empty, failed to load, or was refused', async () => {
  open('/', () => ({ draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] }));
  expect(await screen.findByText('No member yet')).toBeTruthy();
  queryClient.clear();
  open('/', () => respond(403, { ErrorType: 'Forbidden' }));
  expect(await screen.findByText('A manager of the club or an owner of its brand can give you the rights.')).toBeTruthy();
});

it('a list continues to show its rows while more load, but never the rows of another club', async () => {
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  signIn({
    self: selfWith(),
    answers: [
      answer(listClubUsers, { id: 1 }, (_, request) => found(request)),
      answer(listClubUsers, { id: 2 }, async (_, request) => {
        await later;
        return {
          ...found(request),
          data: found(request)
            .data.slice(0, 1)
            .map((one) => ({ ...one, Nickname: 'of the other' })),
        };
      }),
    ],
  });
  function Rows() {
    const [{ club, rows: wanted }, look] = useState({ club: 1, rows: 5 });
    const page = useListPage(listClubUsers, { params: { id: club } }, wanted);
    const paged = useCall(listClubUsers, { params: { id: club }, query: { start: 0, length: wanted } }, { keepPrevious: true });
    return (
      <>
        <button type="button" onClick={() => look({ club: 1, rows: 6 })}>
          More
        </button>
        <button type="button" onClick={() => look({ club: 2, rows: 6 })}>
          Other club
        </button>
        {[page, paged].map(({ data }, at) => (
          <p key={at === 0 ? 'page' : 'paged'}>
            {at}: {data?.data.map(({ Nickname }) => Nickname).join(' ') ?? 'none'}
          </p>
        ))}
      </>
    );
  }
  render(
    <Providers>
      <Rows />
    </Providers>,
  );
  await waitFor(() => expect(screen.getAllByText(/nick5$/)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getAllByText(/nick[56]$/)).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText(/nick6$/)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Other club' }));
  expect(screen.getAllByText(/none$/)).toHaveLength(2);
  release();
  await waitFor(() => expect(screen.getAllByText(/of the other$/)).toHaveLength(2));
});

it('the user selects rows of a list for bulk acts', async () => {
  open('/?q=nick159');
  await screen.findByText('11 in all');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select nick1590' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select nick1591' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select nick1590' }));
  const bar = within(screen.getByRole('region', { name: 'Selected' }));
  expect(bar.getByText('1 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(bar.getByText('11 selected')).toBeTruthy();
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
});

it('a list consists of cards on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never,
  );
  open();
  await screen.findByText('1600 in all');
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Everybody' })).getAllByRole('listitem')).toHaveLength(50);
});

it('the keys j and k move the focus through the rows of a list, and x selects a row', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByRole('checkbox', { name: 'Select nick1' });
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select nick/, checked: true })
      .map((box) => box.getAttribute('aria-label'));
  await user.keyboard('jjx');
  expect(chosen()).toEqual(['Select nick2']);
  await user.keyboard('kx');
  expect(chosen()).toEqual(['Select nick1', 'Select nick2']);
  expect(keysOnScreen()).toEqual(expect.arrayContaining(['j', 'k', 'x', 'Enter', 'Escape']));
  await user.keyboard('{Escape}');
  expect(screen.queryAllByRole('checkbox', { name: /^Select nick/, checked: true })).toEqual([]);
  expect(keysOnScreen()).not.toContain('Escape');
});
