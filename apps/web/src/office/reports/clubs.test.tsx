import { getClub, listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import type { ClubFigures } from '@clubpulse/contract/office/reports/club-figures';
import { getClubsReport, getMonthReport, listReportPayments } from '@clubpulse/contract/office/reports/reports.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { deskUser, manager, openDesk, startDay } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { useSession } from '../../platform/session.tsx';
import { answer, respond } from '../../test/network.ts';
import { openIn } from '../../test/screen.tsx';
import { atWidth } from '../../test/width.ts';
import { clubDetailsWith, clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(startDay);

const navigli: ClubFigures = {
  Club: clubWith(1, { Name: 'Cadenza Navigli' }),
  Days: { first: '2026-10-01', last: '2026-10-31' },
  Before: { first: '2026-09-01', last: '2026-09-30' },
  YearAgo: { first: '2025-10-01', last: '2025-10-31' },
  Clients: {
    Now: { Start: 419, End: 431, Joined: 21, Left: 9 },
    Before: { Start: 393, End: 419, Joined: 34, Left: 8 },
    YearAgo: { Start: 300, End: 290, Joined: 0, Left: 10 },
  },
  Money: [
    {
      Currency: 'EUR',
      Income: { Now: 1_545_800, Before: 1_900_000, YearAgo: 1_200_000 },
      Recurring: { Before: 100_000, Now: 105_900 },
      Owed: { People: 3, Amount: 20_000 },
    },
    {
      Currency: 'CHF',
      Income: { Now: 5_000, Before: 0, YearAgo: 0 },
      Recurring: { Before: 0, Now: 0 },
      Owed: { People: 0, Amount: 0 },
    },
  ],
  Occupancy: {
    Now: { Classes: 4, Seats: 40, Taken: 30 },
    Before: { Classes: 4, Seats: 40, Taken: 20 },
    YearAgo: { Classes: 0, Seats: 0, Taken: 0 },
  },
};
const isola: ClubFigures = {
  ...navigli,
  Club: clubWith(2, { Name: 'Cadenza Isola' }),
  YearAgo: null,
  Clients: { ...navigli.Clients, Now: { Start: 10, End: 12, Joined: 2, Left: 0 }, YearAgo: null },
  Money: navigli.Money.slice(0, 1).map((money) => ({ ...money, Income: { Now: 2_000_000, Before: 0, YearAgo: null } })),
  Occupancy: { ...navigli.Occupancy, YearAgo: null },
};
const both = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }, { ClubId: 2 }] } });
const open = (path = '/Reports?view=clubs&month=2026-10', clubs = [navigli, isola]) =>
  openDesk(
    path,
    [
      answer(getClubsReport, {}, (_body, { query }) => ({
        Month: query['Month'] ?? '2026-11',
        Latest: '2026-11',
        Clubs: clubs,
      })),
      answer(getMonthReport, { id: 2 }, () => respond(404, {})),
      answer(listReportPayments, { id: 2 }, { ...pageWith([]), Amount: 0 }),
    ],
    both,
    [clubWith(1), clubWith(2)],
  );
const namesOf = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

it('the clubs are compared with the month before and a year ago, separately for each currency', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Cadenza Navigli/ }));
  expect(row.getByText('419 in September 2026').previousElementSibling?.textContent).toBe('419');
  expect(screen.getByText(/Below each figure: September 2026, October 2025\. Each figure/)).toBeTruthy();
  expect(row.getByText('290 in October 2025')).toBeTruthy();
  expect(row.getByRole('link', { name: '€15,458.00' })).toBeTruthy();
  expect(row.getByText('CHF 50.00')).toBeTruthy();
  expect(row.getByText('50% in September 2026')).toBeTruthy();
  const younger = within(screen.getByRole('row', { name: /Cadenza Isola/ }));
  expect(younger.queryByText(/October 2025/)).toBeNull();
});

it('the clubs are sorted by the column that the URL names', async () => {
  const { router } = await open();
  await screen.findByRole('row', { name: /Cadenza Navigli/ });
  expect(namesOf()).toEqual(['Cadenza Isola', 'Cadenza Navigli']);
  await deskUser().click(screen.getByRole('button', { name: 'Paying clients at the end' }));
  await deskUser().click(screen.getByRole('button', { name: 'Paying clients at the end' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=clubs&month=2026-10&sort=-Clients'));
  expect(namesOf()).toEqual(['Cadenza Navigli', 'Cadenza Isola']);
});

it('a press on a figure selects its club and opens the report at the list of this figure', async () => {
  const { router, sent } = await open();
  const row = within(await screen.findByRole('row', { name: /Cadenza Isola/ }));
  expect(row.getByRole('link', { name: '75%' }).getAttribute('href')).toContain('view=occupancy&from=2026-10-01&to=2026-10-31');
  await deskUser().click(row.getByRole('link', { name: '€20,000.00' }));
  await waitFor(() => expect(router.state.location.search).toBe('?month=2026-10&list=Income&currency=EUR'));
  await waitFor(() => expect(sent.some(({ path }) => path.includes('/clubs/2/reports/month'))).toBe(true));
});

it('the export has one row for each currency of a club', async () => {
  let file: Blob | undefined;
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob;
    return 'blob:report';
  });
  await open();
  await screen.findByRole('row', { name: /Cadenza Navigli/ });
  await deskUser().click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  made.mockRestore();
  const lines = (await file?.text())?.split('\r\n') ?? [];
  expect(lines.slice(1, 4)).toEqual([
    'Cadenza Isola,12,419,,2,34,,0,8,,75,50,,EUR,20000.00,0.00,,1059.00,1000.00,200.00',
    'Cadenza Navigli,431,419,290,21,34,0,9,8,10,75,50,,EUR,15458.00,19000.00,12000.00,1059.00,1000.00,200.00',
    'Cadenza Navigli,,,,,,,,,,,,,CHF,50.00,0.00,0.00,0.00,0.00,0.00',
  ]);
});

it('on a phone the clubs are cards, and a select field sets their order', async () => {
  atWidth('phone');
  await open();
  expect(await screen.findByRole('link', { name: 'Cadenza Navigli' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Sorted by' })).toBeTruthy();
});

const Bare = () => (useSession().state === 'starting' ? null : <Outlet />);
const owner = selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } });
const ofBrand = [
  answer(getClub, { id: 2 }, clubDetailsWith(2)),
  answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza', PictureUri: null }]),
  answer(listBrandClubs, { id: 7 }, []),
  answer(getClubsReport, {}, { Month: '2026-10', Latest: '2026-11', Clubs: [isola] }),
  answer(getMonthReport, { id: 2 }, () => respond(404, {})),
];

it('an owner without a selected club compares the clubs, and opens the report of one', async () => {
  const { router } = await openIn({ Frame: Bare }, { self: owner, path: '/Reports?view=clubs&month=2026-10', answers: ofBrand });
  const row = within(await screen.findByRole('row', { name: /Cadenza Isola/ }));
  expect(router.state.location).toMatchObject({ pathname: '/BrandReports', search: '?view=clubs&month=2026-10' });
  expect(screen.getByRole('heading', { level: 1, name: 'Brand reports' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Clubs' }).getAttribute('aria-current')).toBe('page');
  await deskUser().click(row.getByRole('link', { name: 'Cadenza Isola' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/Reports', search: '?month=2026-10' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeTruthy();
});

it('the other reports ask an owner without a selected club for one', async () => {
  await openIn({ Frame: Bare }, { self: owner, path: '/Reports?view=occupancy', answers: ofBrand });
  expect(await screen.findByText('This page is about one club. Which one do you want to see?')).toBeTruthy();
});

it('a user without reports of clubs sees why the list is empty', async () => {
  await open('/Reports?view=clubs', []);
  expect(await screen.findByText('No reports of clubs')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true);
});

it('the reports of a manager of one club have no part about several clubs', async () => {
  await openDesk('/Reports', [answer(getMonthReport, { id: 1 }, () => respond(404, {}))], manager);
  expect(await screen.findByRole('link', { name: 'Occupancy' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Clubs' })).toBeNull();
});
