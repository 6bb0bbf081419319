import type { Ranked } from '@clubpulse/contract/community/rankings';
import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const ranked = (UserId: number, Nickname: string, Rank: number, fields: Partial<Ranked> = {}): Ranked => ({
  UserId,
  Nickname,
  FirstMidName: Nickname,
  LastName: 'Rossi',
  PictureUri: null,
  Rank,
  RankBefore: Rank,
  Hidden: false,
  Points: 4120 - Rank,
  Trainings: 18,
  Duration: 7200,
  ...fields,
});
const rows = [
  ranked(2, 'Fox', 1),
  ranked(3, 'Ines', 2, { RankBefore: 4 }),
  ranked(4, 'Gaia', 3, { Hidden: true, RankBefore: null }),
];
const open = async (address = '/Rankings') => {
  const wanted: Readonly<Record<string, string>>[] = [];
  const ranking = answer(getClubRanking, { id: 1 }, (_body, { query }) => {
    wanted.push(query);
    return { draw: 0, recordsTotal: 3, recordsFiltered: 3, From: '2026-10-22', To: '2026-11-20', data: rows };
  });
  await openDesk(address, [ranking], trainer);
  await screen.findByRole('row', { name: /Fox/ });
  return wanted;
};

it('lists who trained most, how places changed, and a guest for who hides', async () => {
  await open();
  const fox = screen.getByRole('row', { name: /Fox/ });
  expect(within(fox).getByText('4,119')).toBeTruthy();
  expect(within(fox).getByRole('link').getAttribute('href')).toContain('EditUser/2');
  expect(within(screen.getByRole('row', { name: /Ines/ })).getByRole('img', { name: '2 places up' })).toBeTruthy();
  const hidden = screen.getByRole('row', { name: /Guest 1/ });
  expect(within(hidden).getByText('hidden, Gaia Rossi')).toBeTruthy();
  expect(within(hidden).getByText('new')).toBeTruthy();
  expect(screen.getByText(/22\/10\/2026 to 20\/11\/2026 · 3 athletes/)).toBeTruthy();
});

it('asks for another range and by another measure', async () => {
  const wanted = await open('/Rankings?range=Week');
  expect(wanted.at(-1)?.['presetRange']).toBe('Week');
  await deskUser().click(screen.getByRole('button', { name: /By/ }));
  await deskUser().click(await screen.findByRole('menuitemradio', { name: 'Time' }));
  await waitFor(() => expect(wanted.at(-1)?.['By']).toBe('Duration'));
});

it('refuses more than a year with the earliest day that is none', async () => {
  const wanted = await open('/Rankings?from=2026-11-01&to=2026-11-20');
  const from = screen.getByRole('textbox', { name: 'From' });
  await deskUser().clear(from);
  await deskUser().type(from, '01/11/2025');
  await deskUser().click(await screen.findByRole('button', { name: 'from 21/11/2025' }));
  await waitFor(() => expect(wanted.at(-1)?.['from']).toBe('2025-11-21'));
  expect(wanted.map((one) => one['from'])).not.toContain('2025-11-01');
});
