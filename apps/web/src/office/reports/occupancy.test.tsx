import type { Occupancy } from '@clubpulse/contract/office/reports/occupancy';
import { getOccupancy, listReportClasses, listReportWaiting } from '@clubpulse/contract/office/reports/reports.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { type Answers, answer } from '../../test/network.ts';

beforeEach(startDay);

const filled = (Taken: number, Seats: number, Classes = 4) => ({ Classes, Seats, Taken });
const giulia = { Nickname: 'giulia', FirstMidName: 'Giulia', LastName: 'Ferri' };
const occupancy: Occupancy = {
  From: '2026-10-23',
  To: '2026-11-19',
  Total: filled(172, 200, 16),
  Before: filled(84, 100, 8),
  Cells: [
    { Weekday: 1, Hour: 7, ...filled(95, 100, 8) },
    { Weekday: 5, Hour: 7, ...filled(34, 64) },
    { Weekday: 5, Hour: 18, ...filled(43, 36) },
  ],
  Classes: [
    { Name: 'HIIT Ignite', Weekday: 1, Clock: '07:00', ...filled(95, 100, 8) },
    { Name: 'HIIT Ignite', Weekday: 5, Clock: '07:00', ...filled(34, 64) },
    { Name: 'Once only', Weekday: 5, Clock: '18:00', ...filled(0, 36, 1) },
  ],
  Trainers: [
    { UserId: 6, ...giulia, Minutes: 720, ...filled(129, 164, 12) },
    { UserId: null, Nickname: null, FirstMidName: null, LastName: null, Minutes: 60, ...filled(43, 36) },
  ],
  Rooms: [{ DisplayGroupId: 3, RoomName: 'Studio A', ...filled(172, 200, 16) }],
  Waiting: [{ Name: 'HIIT Ignite', Weekday: 1, Clock: '07:00', People: 6, Dates: 2 }],
};
const bea = { UserId: 8, Nickname: 'bea', FirstMidName: 'Bea', LastName: 'Longo', PictureUri: null };
const open = (fields: Partial<Occupancy> = {}, path = '/Reports?view=occupancy', answers: Answers = []) =>
  openDesk(path, [
    ...answers,
    answer(getOccupancy, { id: 1 }, { ...occupancy, ...fields }),
    answer(
      listReportClasses,
      { id: 1 },
      pageWith([
        {
          ClassId: 9,
          Name: 'HIIT Ignite',
          Begin: '2026-11-13T06:00:00Z',
          ...giulia,
          RoomName: 'Studio A',
          Seats: 16,
          Taken: 8,
          Waiting: 0,
        },
      ]),
    ),
  ]);
const queries = (sent: Awaited<ReturnType<typeof open>>['sent'], part: string) =>
  sent.filter(({ path }) => path.includes(part)).map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));

it('the occupancy states how full the classes were, which class was emptiest, and how many members waited without a seat', async () => {
  const { sent } = await open();
  const sentence =
    '86% of 200 seats were filled, 2 points more than before. HIIT Ignite, Fri 07:00, fills 53%. 6 waited and got no seat.';
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  const paper = within(screen.getByRole('article', { name: 'Occupancy', hidden: true }));
  expect(paper.getByRole('row', { name: '07:00 95% 53%', hidden: true })).toBeTruthy();
  expect(paper.queryByRole('link', { hidden: true })).toBeNull();
  expect(queries(sent, 'reports/occupancy?')[0]).toEqual({ from: '2026-10-23', to: '2026-11-19' });
});

it('a cell of the heat map has a figure and a shade, and opens its classes', async () => {
  const { sent } = await open();
  const map = within(await screen.findByRole('table', { name: 'Hour by weekday' }));
  const cell = map.getByRole('link', { name: 'Fri 07:00: 53% filled, 34 of 64 seats' });
  expect([cell.textContent, cell.dataset['shade']]).toEqual(['53', '1']);
  await deskUser().click(cell);
  const dialog = within(await screen.findByRole('dialog', { name: 'Classes' }));
  expect(await dialog.findByText('1 class')).toBeTruthy();
  expect(dialog.getByText('8 of 16')).toBeTruthy();
  expect(queries(sent, 'occupancy/classes')[0]).toMatchObject({ Weekday: '5', Hour: '7', from: '2026-10-23' });
});

it('the number of members who waited in vain opens them', async () => {
  const member = { ...bea, Dates: 2 };
  const { sent } = await open({}, undefined, [answer(listReportWaiting, { id: 1 }, pageWith([member]))]);
  await deskUser().click(await screen.findByRole('link', { name: '6 Waited: HIIT Ignite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'HIIT Ignite, Mon 07:00, Waited, never served' }));
  expect(await dialog.findByRole('link', { name: 'Bea Longo' })).toBeTruthy();
  expect(queries(sent, 'occupancy/waiting')[0]).toMatchObject({ Name: 'HIIT Ignite', Weekday: '1', Clock: '07:00' });
});

it('arrow keys select the cells of the heat map', async () => {
  await open();
  const map = within(await screen.findByRole('table', { name: 'Hour by weekday' }));
  const [monday, friday, evening] = [/^Mon 07:00/, /^Fri 07:00/, /^Fri 18:00/].map((name) => map.getByRole('link', { name }));
  monday?.focus();
  await deskUser().keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(friday);
  await deskUser().keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(evening);
  await deskUser().keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(evening);
});

it('classes of fewer than four dates are not compared', async () => {
  await open();
  const most = await screen.findByRole('heading', { name: 'Most filled' });
  const section = within(most.closest('section') ?? document.body);
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'HIIT Ignite Mon 07:00',
    'HIIT Ignite Fri 07:00',
  ]);
});

it('the tables of trainers and rooms link to their classes, also to classes without a trainer or room', async () => {
  const { sent } = await open();
  await deskUser().click(await screen.findByRole('link', { name: /^No trainer 4 classes/ }));
  await waitFor(() => expect(queries(sent, 'occupancy/classes')[0]).toMatchObject({ TrainerId: '0' }));
});

it('the occupancy shows the number of weeks in its URL', async () => {
  const { sent } = await open({}, '/Reports?view=occupancy&weeks=12');
  await screen.findByRole('table', { name: 'Hour by weekday' });
  expect(queries(sent, 'reports/occupancy?')[0]).toEqual({ from: '2026-08-28', to: '2026-11-19' });
});

it('days without classes show a message', async () => {
  await open({ Total: filled(0, 0, 0), Cells: [], Classes: [], Trainers: [], Rooms: [], Waiting: [] });
  expect(await screen.findByText('No classes in these days')).toBeTruthy();
});

it('the occupancy is exported as shown', async () => {
  let file: Blob | undefined;
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob;
    return 'blob:report';
  });
  await open();
  await deskUser().click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const lines = (await file?.text())?.split('\r\n') ?? [];
  expect(lines).toContain('Hour by weekday,,Fri 07:00,4,64,34,53,');
  expect(lines).toContain('By room,Studio A,,16,200,172,86,');
  made.mockRestore();
});
