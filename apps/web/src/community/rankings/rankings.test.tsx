import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import type { Ranked } from '@clubpulse/contract/community/rankings';
import {
  getBrandRanking,
  getBrandRanksBefore,
  getClubRankedDetails,
  getClubRanking,
  getClubRanksBefore,
  getOwnPlace,
  setListed,
} from '@clubpulse/contract/community/rankings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { athlete, deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(startDay);

const ranked = (UserId: number, Nickname: string, Rank: number, fields: Partial<Ranked> = {}): Ranked => ({
  UserId,
  Nickname,
  FirstMidName: Nickname,
  LastName: 'Rossi',
  PictureUri: null,
  Rank,
  Hidden: false,
  IsShared: true,
  Points: 4120 - Rank,
  Trainings: 18,
  Duration: 7200,
  Distance: 5200,
  Calories: 640,
  Zone0Time: 0,
  Zone1Time: 600,
  Zone2Time: 600,
  Zone3Time: 3000,
  Zone4Time: 3000,
  Zone5Time: 0,
  ...fields,
});
const rows = [ranked(2, 'Fox', 1), ranked(3, 'Ines', 2), ranked(4, 'Gaia', 3, { Hidden: true, IsShared: false, Calories: 0 })];
const ranksBefore = new Map([
  [2, 1],
  [3, 4],
]);
const before = (query: Readonly<Record<string, string>>) =>
  (query['UserIds'] ?? '').split(',').map((id) => ({ UserId: Number(id), RankBefore: ranksBefore.get(Number(id)) ?? null }));
const answered = { draw: 0, recordsTotal: 3, recordsFiltered: 3, From: '2026-10-22', To: '2026-11-20', Unlisted: 31, Mine: null };
const summary = {
  Athletes: 40,
  Code: 'NAVIGLI',
  InviteCode: '4F00D5A19C2E4B7F8A11',
  TrainingNow: 3,
  TrainingsToday: 9,
  PointsToday: 1234,
  BridgesOnline: 1,
  BridgesTotal: 2,
  BridgeWarnings: 1,
};
const open = async (address = '/Rankings', Mine: Ranked | null = null) => {
  const wanted: Readonly<Record<string, string>>[] = [];
  const ranking = answer(getClubRanking, { id: 1 }, (_body, { query }) => {
    wanted.push(query);
    return { ...answered, Mine, data: rows };
  });
  const earlier = answer(getClubRanksBefore, { id: 1 }, (_body, { query }) => before(query));
  await openDesk(address, [ranking, earlier], trainer);
  await screen.findByRole('row', { name: /Fox/ });
  return wanted;
};

it('the ranking lists athletes with rank changes, and hidden ones as guests', async () => {
  await open();
  const fox = screen.getByRole('row', { name: /Fox/ });
  expect(within(fox).getByText('4,119')).toBeTruthy();
  expect(within(fox).getByRole('link').getAttribute('href')).toContain('EditUser/2');
  const ines = screen.getByRole('row', { name: /Ines/ });
  expect(await within(ines).findByRole('img', { name: '2 places up' })).toBeTruthy();
  const hidden = screen.getByRole('row', { name: /Guest 1/ });
  expect(within(hidden).getByText('hidden, Gaia Rossi')).toBeTruthy();
  expect(within(hidden).getByText('new')).toBeTruthy();
  expect(screen.getByText(/22\/10\/2026 to 20\/11\/2026 · 3 athletes · 31 not listed, by choice/)).toBeTruthy();
});

it('the ranking requests another range and measure', { tags: ['atLength'] }, async () => {
  const wanted = await open('/Rankings?range=Week');
  expect(screen.getByText(/^With equal points, the athlete with fewer trainings comes first/)).toBeTruthy();
  expect(wanted.at(-1)?.['presetRange']).toBe('Week');
  await deskUser().click(screen.getByRole('button', { name: /By/ }));
  await deskUser().click(await screen.findByRole('menuitemradio', { name: 'Time' }));
  await waitFor(() => expect(wanted.at(-1)?.['By']).toBe('Duration'));
  expect(screen.getByText(/^With equal values, the athlete with more points comes first/)).toBeTruthy();
});

it('the ranking searches among all athletes', { tags: ['atLength'] }, async () => {
  const wanted = await open();
  await deskUser().type(screen.getByRole('searchbox'), 'fox');
  await waitFor(() => expect(wanted.at(-1)?.['globalSearch']).toBe('fox'));
  expect(wanted[0]?.['globalSearch']).toBeUndefined();
});

it('the ranking requests no previous ranks while their column is hidden', async () => {
  window.localStorage.setItem('clubpulse.rankingColumns', 'Points');
  const wanted: unknown[] = [];
  await openDesk(
    '/Rankings',
    [
      answer(getClubRanking, { id: 1 }, { ...answered, data: rows }),
      answer(getClubRanksBefore, { id: 1 }, (_body, { query }) => {
        wanted.push(query);
        return before(query);
      }),
    ],
    trainer,
  );
  await screen.findByRole('row', { name: /Fox/ });
  expect(wanted).toEqual([]);
});

it('the ranking requests heart rates and levels once their columns are shown, and marks missing values', {
  tags: ['atLength'],
}, async () => {
  window.localStorage.setItem('clubpulse.rankingColumns', 'AverageHeartRate');
  const wanted: Readonly<Record<string, string>>[] = [];
  const values: Readonly<Record<string, readonly (number | null)[]>> = {
    AverageHeartRate: [141, null, 128],
    Level: [4, 0, null],
  };
  await openDesk(
    '/Rankings?range=Week&by=Trainings',
    [
      answer(getClubRanking, { id: 1 }, { ...answered, data: rows }),
      answer(getClubRankedDetails, { id: 1 }, (_body, { query }) => {
        wanted.push(query);
        return rows.map(({ UserId }, place) => ({ UserId, Value: values[query['Detail'] ?? '']?.[place] ?? null }));
      }),
    ],
    trainer,
  );
  const fox = await screen.findByRole('row', { name: /Fox/ });
  expect(await within(fox).findByText('141 bpm')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Ines/ })).getByText('–')).toBeTruthy();
  expect(wanted).toEqual([{ presetRange: 'Week', Detail: 'AverageHeartRate', UserIds: '2,3,4' }]);
  await deskUser().click(screen.getByRole('button', { name: /Columns/ }));
  await deskUser().click(await screen.findByRole('checkbox', { name: 'Level' }));
  expect(await within(screen.getByRole('row', { name: /Fox/, hidden: true })).findByText('4 Committed')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Ines/, hidden: true })).getByText(/^0 /)).toBeTruthy();
});

it('the ranking refuses more than a year and shows the earliest valid day', async () => {
  const wanted = await open('/Rankings?from=2026-11-01&to=2026-11-20');
  const from = screen.getByRole('textbox', { name: 'From' });
  await deskUser().clear(from);
  await deskUser().type(from, '01/11/2025');
  await deskUser().click(await screen.findByRole('button', { name: 'from 21/11/2025' }));
  await waitFor(() => expect(wanted.at(-1)?.['from']).toBe('2025-11-21'));
  expect(wanted.map((one) => one['from'])).not.toContain('2025-11-01');
});

it("the ranking shows the user's own place at its foot while their row is not on the page", async () => {
  await open('/Rankings', ranked(trainer.UserId, 'Giulia', 87));
  const own = await screen.findByRole('region', { name: 'Your place' });
  expect(own.textContent).toContain('87');
  expect(own.textContent).toContain('4,033');
});

it('the ranking shows the chosen columns, and requires a confirmation to print full names', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open();
  expect(screen.queryByRole('columnheader', { name: 'Distance' })).toBeNull();
  await deskUser().click(screen.getByRole('button', { name: 'Columns' }));
  await deskUser().click(await screen.findByRole('checkbox', { name: 'Distance' }));
  await deskUser().click(screen.getByRole('checkbox', { name: 'Full name' }));
  await deskUser().keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: 'Distance' })).toBeTruthy();
  expect(screen.queryByText('Fox Rossi')).toBeNull();
  expect(window.localStorage.getItem('clubpulse.rankingColumns')).toBe('Moved,Points,Trainings,Duration,Distance,Zones');
  await deskUser().click(screen.getByRole('button', { name: 'Print' }));
  await deskUser().click(await screen.findByRole('button', { name: 'Nicknames only' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('[data-names="false"]')).toBeTruthy();
});

it('the ranking is printed whole when the screen shows only the first rows', { tags: ['atLength'] }, async () => {
  const onPaper: number[] = [];
  vi.stubGlobal('print', () => onPaper.push(document.querySelectorAll('tbody tr').length));
  const all = Array.from({ length: 58 }, (_, place) => ranked(100 + place, `Nick${place}`, place + 1));
  const ranking = answer(getClubRanking, { id: 1 }, (_body, { query }) => ({
    ...answered,
    recordsTotal: 58,
    recordsFiltered: 58,
    data: all.slice(0, Number(query['length'])),
  }));
  const earlier = answer(getClubRanksBefore, { id: 1 }, (_body, { query }) => before(query));
  await openDesk('/Rankings', [ranking, earlier], trainer);
  expect(await screen.findByRole('button', { name: 'Show 8 more' })).toBeTruthy();
  expect(screen.queryByText('Nick57')).toBeNull();
  await deskUser().click(screen.getByRole('button', { name: 'Print' }));
  await deskUser().click(await screen.findByRole('button', { name: 'Nicknames only' }));
  await waitFor(() => expect(onPaper).toEqual([58]));
  expect(screen.queryByRole('button', { name: 'Show 8 more' })).toBeNull();
});

it('the printed ranking shows how many rows are omitted above the limit', { tags: ['atLength'] }, async () => {
  const onPaper: (string | null)[] = [];
  vi.stubGlobal('print', () => onPaper.push(document.querySelector('[class*="onPaper"]')?.textContent ?? null));
  const rowsWanted: number[] = [];
  const ranking = answer(getClubRanking, { id: 1 }, (_body, { query }) => {
    const start = Number(query['start'] ?? 0);
    rowsWanted.push(start + Number(query['length']));
    const data = start === 0 ? [ranked(100, 'Fox', 1), ranked(101, 'Ada', 2)] : [];
    return { ...answered, recordsTotal: 7312, recordsFiltered: 7312, data };
  });
  const earlier = answer(getClubRanksBefore, { id: 1 }, (_body, { query }) => before(query));
  await openDesk('/Rankings', [ranking, earlier], trainer);
  await deskUser().click(await screen.findByRole('button', { name: 'Print' }));
  await deskUser().click(await screen.findByRole('button', { name: 'Nicknames only' }));
  await waitFor(() => expect(onPaper).toEqual(['The first 2 of 7,312']));
  expect(Math.max(...rowsWanted)).toBe(5000);
});

it('the exported ranking contains no hidden users and no unshared heart rates', async () => {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob);
    return 'blob:test';
  });
  await open();
  await deskUser().click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  made.mockRestore();
  const [, fox, , gaia] = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(fox).toBe('1,Fox,Fox Rossi,4119,18,120,5200,640,0,10,10,50,50,0');
  expect(gaia).toBe('3,Guest 1,,4117,18,120,5200,,,,,,,');
});

it('the ranking shows a text and has no menu entry when the club has no rankings', async () => {
  await openDesk('/Rankings', [], trainer, [clubWith(1, { EnableUserRankings: false })]);
  expect(await screen.findByText('Rankings are switched off in this club')).toBeTruthy();
});

it('the ranking of a brand contains athletes of all clubs, or of one of them', async () => {
  const wanted: Readonly<Record<string, string>>[] = [];
  const origins: (string | undefined)[] = [];
  const owner = selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } });
  await openDesk(
    '/BrandRankings',
    [
      answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
      answer(
        listBrandClubs,
        { id: 7 },
        [1, 2].map((ClubId) => ({ ...clubWith(ClubId, ClubId === 2 ? { Name: 'Isola' } : {}), Summary: { ...summary, ClubId } })),
      ),
      answer(getBrandRanking, { id: 7 }, (_body, { query }) => {
        wanted.push(query);
        return { ...answered, data: rows };
      }),
      answer(getBrandRanksBefore, { id: 7 }, (_body, { query }) => {
        origins.push(query['origin']);
        return before(query);
      }),
    ],
    owner,
  );
  expect(await screen.findByRole('row', { name: /Fox/ })).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: /Club/ }));
  await deskUser().click(await screen.findByRole('menuitemradio', { name: 'Isola' }));
  await waitFor(() => expect(wanted.at(-1)?.['origin']).toBe('2'));
  await waitFor(() => expect(origins.at(-1)).toBe('2'));
});

it('the ranking shows an athlete only their own rank, and lets them leave the ranking', async () => {
  const { UserId: id } = athlete;
  let isListed = true;
  const {
    Rank,
    Hidden: _hidden,
    IsShared: _shared,
    UserId: _id,
    Nickname: _nick,
    FirstMidName: _f,
    LastName: _l,
    PictureUri: _p,
    ...did
  } = ranked(id, 'Me', 12);
  await openDesk(
    '/MyRanking',
    [
      answer(getOwnPlace, { id }, () => ({
        From: '2026-10-22',
        To: '2026-11-20',
        Mine: isListed ? { Rank, RankBefore: 12, ...did } : null,
        Athletes: 407,
        Behind: isListed ? 70 : null,
        Listed: isListed,
      })),
      answer(setListed, { id }, () => {
        isListed = false;
        return { Listed: false };
      }),
    ],
    athlete,
  );
  expect(await screen.findByText('12 of 407')).toBeTruthy();
  expect(screen.getByText(/70 behind the next/)).toBeTruthy();
  await deskUser().click(screen.getByRole('switch', { name: /^List me in rankings/ }));
  expect(await screen.findByText('You are in no ranking, as you chose')).toBeTruthy();
});
