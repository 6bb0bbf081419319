import type { MeasureBatch } from '@clubpulse/contract/body/measures/batches';
import type { MeasuredAthlete } from '@clubpulse/contract/body/measures/measures';
import { getMeasureBatch, listMeasuredAthletes, saveMeasureBatch } from '@clubpulse/contract/body/measures/measures.calls';
import { findStoredMeasures, matchMeasured } from '@clubpulse/contract/body/measures-import.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const person = (UserId: number, FirstMidName: string) => ({
  UserId,
  Nickname: FirstMidName,
  FirstMidName,
  LastName: 'Neri',
  PictureUri: null,
});
const athlete = (UserId: number, name: string, fields: Partial<MeasuredAthlete> = {}): MeasuredAthlete => ({
  ...person(UserId, name),
  Weight: null,
  BodyFatPercent: null,
  FitnessTestScore: null,
  Last: [],
  LastAt: null,
  DaysOverdue: null,
  OverdueSince: null,
  IsReminded: false,
  ...fields,
});
const batch = (fields: Partial<MeasureBatch>): MeasureBatch => ({
  MeasureBatchId: 9,
  State: 'Waiting',
  Size: 2,
  Saved: 0,
  Failures: [],
  ...fields,
});
const club = { id: 1 };
const athletes = [athlete(5, 'Ada', { Weight: { Value: 62, At: '2026-11-10T08:00:00Z', DaysOverdue: null } }), athlete(6, 'Bea')];

it('the import distinguishes two members with the same name', async () => {
  const twins = [athlete(11, 'Bo', { Nickname: 'Bo' }), athlete(12, 'Bo', { Nickname: 'Little Bo' })];
  const page = { draw: 0, recordsTotal: 2, recordsFiltered: 2, NotSharing: 0, Overdue: 0 };
  await openDesk('/MeasureMany', [answer(listMeasuredAthletes, { id: 1 }, { ...page, data: twins })]);
  const fields = await screen.findAllByRole('textbox', { name: /Neri.*Weight$/ });
  expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual(['Bo Neri, Bo, Weight', 'Bo Neri, Little Bo, Weight']);
  expect(screen.getByRole('row', { name: /Little Bo/ })).toBeTruthy();
});

it('the form for many members shows the last value under each field, both values for a blood pressure', async () => {
  const At = '2026-11-10T08:00:00Z';
  const Last = [
    { Key: 'waist' as const, Value: 92, At },
    { Key: 'systolicPressure' as const, Value: 131, At },
    { Key: 'diastolicPressure' as const, Value: 84, At },
  ];
  const page = { draw: 0, recordsTotal: 1, recordsFiltered: 1, NotSharing: 0, Overdue: 0 };
  await openDesk('/MeasureMany', [
    answer(listMeasuredAthletes, club, (_, { query }) => {
      expect(query['last']).toBe('weight,bodyFatPercent,waist,systolicPressure,diastolicPressure');
      return { ...page, data: [athlete(5, 'Ada', { Last })] };
    }),
  ]);
  const ada = within(await screen.findByRole('row', { name: /Ada Neri/ }));
  expect(ada.getByText(/^92.0 on /)).toBeTruthy();
  expect(ada.getByText(/^131\/84 on /)).toBeTruthy();
});

it('the form for many members sends all entered values together and shows each result', { tags: ['atLength'] }, async () => {
  let now = batch({});
  const { sent } = await openDesk('/MeasureMany', [
    answer(listMeasuredAthletes, club, {
      draw: 0,
      recordsTotal: 2,
      recordsFiltered: 2,
      data: athletes,
      NotSharing: 0,
      Overdue: 0,
    }),
    answer(saveMeasureBatch, club, () => now),
    answer(getMeasureBatch, { id: 1, batchId: 9 }, () => now),
  ]);
  const user = deskUser();
  const ada = within(await screen.findByRole('row', { name: /Ada Neri/ }));
  const weight = ada.getByRole('textbox', { name: 'Ada Neri, Weight' });
  await user.type(weight, '625');
  await user.tab();
  expect(ada.getByText(/must be between/)).toBeTruthy();
  expect(screen.getByText('1 field to correct')).toBeTruthy();
  await user.click(ada.getByRole('button', { name: 'Take 62.5 instead' }));
  await user.type(screen.getByRole('textbox', { name: 'Bea Neri, Blood pressure' }), '131/84');
  await user.click(screen.getByRole('button', { name: 'Save 2 members' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    Rows: [
      { UserId: 5, Values: [{ Key: 'weight', Value: 62.5 }] },
      {
        UserId: 6,
        Values: [
          { Key: 'systolicPressure', Value: 131 },
          { Key: 'diastolicPressure', Value: 84 },
        ],
      },
    ],
  });
  expect(await ada.findByText('Waiting')).toBeTruthy();
  now = batch({ State: 'Processing' });
  expect(await ada.findByText('Being saved')).toBeTruthy();
  now = batch({ State: 'Failed', Saved: 1, Failures: [{ Row: 1, ErrorType: 'NotShared', Errors: [] }] });
  expect(await ada.findByText('Saved')).toBeTruthy();
  const bea = within(screen.getByRole('row', { name: /Bea Neri/ }));
  expect(bea.getByText('Not saved')).toBeTruthy();
  expect(bea.getByText('This person does not share it with your club.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Save 1 member' })).toBeTruthy();
});

it('the form for many members shows at the field that a part of the body exceeds the weight, and shows the server’s error in a row', {
  tags: ['atLength'],
}, async () => {
  let now = batch({ Size: 1 });
  const { sent } = await openDesk('/MeasureMany', [
    answer(listMeasuredAthletes, club, {
      draw: 0,
      recordsTotal: 2,
      recordsFiltered: 2,
      data: athletes,
      NotSharing: 0,
      Overdue: 0,
    }),
    answer(saveMeasureBatch, club, () => now),
    answer(getMeasureBatch, { id: 1, batchId: 9 }, () => now),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('combobox', { name: 'Measures' }));
  await user.click(await screen.findByRole('option', { name: 'Muscle mass' }));
  await user.keyboard('{Escape}');
  const muscle = screen.getByRole('textbox', { name: 'Ada Neri, Muscle mass' });
  await user.type(muscle, '90');
  await user.tab();
  expect(screen.getByText(/^The last weight, 62.0 kg, is too little for this/)).toBeTruthy();
  expect(screen.getByText('1 field to correct')).toBeTruthy();
  await user.clear(muscle);
  await user.type(screen.getByRole('textbox', { name: 'Bea Neri, Body fat' }), '20');
  await user.type(screen.getByRole('textbox', { name: 'Bea Neri, Muscle mass' }), '90');
  await user.click(screen.getByRole('button', { name: 'Save 1 member' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  const values = { weight: 60, unit: 'kg' };
  const Errors = [{ field: 'Values.1.Value', key: 'part-of-known-weight', values }];
  now = batch({ Size: 1, State: 'Failed', Failures: [{ Row: 0, ErrorType: 'ValidationFailed', Errors }] });
  expect(await screen.findByText(/^Muscle mass: The last weight, 60.0 kg, is too little/)).toBeTruthy();
});

it('the import shows columns, units and wrong rows before saving, and saves the correct rows', async () => {
  const { sent } = await openDesk('/MeasureMany/file', [
    answer(matchMeasured, club, () =>
      respond(200, [
        { State: 'Found', Person: person(5, 'Ada') },
        { State: 'Unknown', Person: null },
        { State: 'Found', Person: person(6, 'Bea') },
      ]),
    ),
    answer(findStoredMeasures, club, () => respond(200, { Stored: [] })),
    answer(saveMeasureBatch, club, () => batch({ Size: 1 })),
    answer(getMeasureBatch, { id: 1, batchId: 9 }, () => batch({ Size: 1, Saved: 1, State: 'Success' })),
  ]);
  const user = deskUser();
  const text =
    'E-mail;Weight (lb);Giorno\nada@example.com;180,5;2026-11-14\nwho@example.com;150;2026-11-14\nbea@example.com;18;2026-11-14\n';
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), new File([text], 'scale.csv', { type: 'text/csv' }));
  const ada = within(await screen.findByRole('row', { name: /Ada Neri/ }));
  expect(ada.getByText(/Weight 81.9 kg/)).toBeTruthy();
  expect(screen.getByText('1 ready, 2 wrong')).toBeTruthy();
  expect(screen.getByText('no athlete of the club has this name')).toBeTruthy();
  expect(screen.getByText(/between 44.1 and 771.6 lb/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wrong rows as CSV' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save 1 row' }));
  await waitFor(() => expect(sent.some(({ path }) => path.includes('batchSave'))).toBe(true));
  expect(sent.find(({ path }) => path.includes('batchSave'))?.body).toMatchObject({
    Rows: [{ UserId: 5, Values: [{ Key: 'weight', Value: 81.873 }] }],
  });
  expect(await ada.findByText('Saved')).toBeTruthy();
  expect(screen.getByText('1 of 1 saved')).toBeTruthy();
});

it('the import names ignored columns, and remembers the chosen columns', { tags: ['atLength'] }, async () => {
  const stubs = [
    answer(matchMeasured, club, () => respond(200, [{ State: 'Found', Person: person(5, 'Ada') }])),
    answer(findStoredMeasures, club, () => respond(200, { Stored: [] })),
  ];
  const user = deskUser();
  const choose = async () => {
    const text = 'E-mail;Peso;Acqua totale (%);Torso;Metabolismo basale\nada@example.com;62,5;55,1;41;1450\n';
    await user.upload(await screen.findByLabelText(/Choose a CSV file/), new File([text], 'scale.csv', { type: 'text/csv' }));
  };
  await openDesk('/MeasureMany/file', stubs);
  await choose();
  expect(await screen.findByText('3 columns are not imported: Acqua totale (%), Torso, Metabolismo basale')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: /^Torso/ }));
  await user.click(await screen.findByRole('option', { name: 'Neck' }));
  expect(await screen.findByText('2 columns are not imported: Acqua totale (%), Metabolismo basale')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Another file' }));
  await choose();
  expect(await screen.findByText('2 columns are not imported: Acqua totale (%), Metabolismo basale')).toBeTruthy();
  expect(await screen.findByText(/Neck.*41/)).toBeTruthy();
});

it('the import saves a duplicate row once, and skips a row that is stored already', {
  tags: ['atLength'],
}, async () => {
  const looked: unknown[] = [];
  const { sent } = await openDesk('/MeasureMany/file', [
    answer(matchMeasured, club, () =>
      respond(200, [
        { State: 'Found', Person: person(5, 'Ada') },
        { State: 'Found', Person: person(6, 'Bea') },
      ]),
    ),
    answer(findStoredMeasures, club, (body) => {
      looked.push(body);
      return respond(200, { Stored: [2] });
    }),
    answer(saveMeasureBatch, club, () => batch({ Size: 1 })),
    answer(getMeasureBatch, { id: 1, batchId: 9 }, () => batch({ Size: 1, Saved: 1, State: 'Success' })),
  ]);
  const user = deskUser();
  const text =
    'E-mail;Peso (kg);Jour\nada@example.com;80,5;2026-11-14\nada@example.com;80,5;2026-11-14\nbea@example.com;61;2026-11-14\n';
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), new File([text], 'scale.csv', { type: 'text/csv' }));
  expect(await screen.findByText('the same as row 2')).toBeTruthy();
  expect(await screen.findByText('stored already')).toBeTruthy();
  expect(screen.getByText('1 ready, 2 wrong')).toBeTruthy();
  expect(looked[0]).toMatchObject({
    Rows: [{ UserId: 5, From: '2026-11-13T23:00:00Z', To: '2026-11-14T22:59:59.999Z' }, { UserId: 5 }, { UserId: 6 }],
  });
  await user.click(screen.getByRole('button', { name: 'Save 1 row' }));
  await waitFor(() => expect(sent.some(({ path }) => path.includes('batchSave'))).toBe(true));
  expect(sent.find(({ path }) => path.includes('batchSave'))?.body).toMatchObject({ Rows: [{ UserId: 5 }] });
  expect(await screen.findByText('1 of 1 saved')).toBeTruthy();
});

it('the import names missing required columns, and explains unreadable files', async () => {
  await openDesk('/MeasureMany/file', []);
  const user = deskUser();
  const choose = () => screen.findByLabelText(/Choose a CSV file/);
  await user.upload(await choose(), new File([''], 'empty.csv', { type: 'text/csv' }));
  expect(await screen.findByText('There is nothing to read in this file.')).toBeTruthy();
  await user.upload(await choose(), new File(['A;B\n1;2\n'], 'unknown.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Choose which column is the member, and which is a measure.')).toBeTruthy();
});
