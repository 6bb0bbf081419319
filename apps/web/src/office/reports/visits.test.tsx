import { getVisits } from '@clubpulse/contract/office/reports/reports.calls';
import type { VisitReport } from '@clubpulse/contract/office/reports/visits';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const report: VisitReport = {
  From: '2026-10-23',
  To: '2026-11-19',
  Total: { Visits: 1_204, People: 212 },
  Sources: [
    { Source: 'Class', Visits: 900, People: 180 },
    { Source: 'CheckIn', Visits: 640, People: 150 },
    { Source: 'Training', Visits: 0, People: 0 },
    { Source: 'Note', Visits: 3, People: 2 },
  ],
  Days: [{ Day: '2026-11-19', Visits: 61, Sources: { Class: 40, CheckIn: 33, Training: 0, Note: 1 } }],
  Trainers: [
    {
      UserId: 6,
      Nickname: 'giulia',
      FirstMidName: 'Giulia',
      LastName: 'Ferri',
      Classes: 12,
      Lessons: 4,
      Minutes: 960,
      People: 88,
    },
  ],
};
const open = (shown = report) => openDesk('/Reports?view=visits', [answer(getVisits, { id: 1 }, shown)]);
const cellsOf = async (table: string, row: RegExp) => {
  const found = within(await screen.findByRole('table', { name: table })).getByRole('row', { name: row });
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
};

it('the visits state how many members came, and how many classes trainers gave', async () => {
  const { sent } = await open();
  expect(await screen.findAllByText('212 members came, 1,204 visits.')).toHaveLength(2);
  expect(await cellsOf('Trainers’ hours', /^Giulia Ferri/)).toEqual(['12', '4', '16 h 00', '88']);
  expect(document.querySelector('table[data-months]')).toBeNull();
  expect(await cellsOf('Visits by source', /^Check-in/)).toEqual(['640', '150']);
  expect(screen.queryByRole('row', { name: /^Training recorded/ })).toBeNull();
  expect(await cellsOf('Visits by day', /19\/11\/2026/)).toEqual(['61', '40', '33', '0', '1']);
  expect(sent.some(({ path }) => path.includes('visits?from=2026-10-23&to=2026-11-19'))).toBe(true);
});

it('the visits are exported with all tables in one file', async () => {
  let file: Blob | undefined;
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob;
    return 'blob:visits';
  });
  await open();
  await screen.findAllByText('212 members came, 1,204 visits.');
  await deskUser().click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const lines = (await file?.text())?.split('\r\n') ?? [];
  expect(lines).toContain('Trainers’ hours,Giulia Ferri,12,4,960,88,,,,,');
  expect(lines).toContain('Visits by day,2026-11-19,,,,,61,40,33,0,1');
  made.mockRestore();
});

it('the visits print their tables, with a code that opens the same days', async () => {
  await open();
  const paper = () => document.querySelector('article[aria-label="Visits"]');
  await waitFor(() =>
    expect(paper()?.querySelector('svg[aria-label$="#/Reports?view=visits&from=2026-10-23&to=2026-11-19"]')).toBeTruthy(),
  );
  expect([...(paper()?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Trainers’ hours',
    'Visits by source',
    'Visits by day',
  ]);
});

it('days without visits and classes show a message', async () => {
  await open({ ...report, Days: [], Trainers: [] });
  expect(await screen.findByText('No visits and no classes in these days')).toBeTruthy();
});
