import { deleteGoal, listGoals, setGoal } from '@clubpulse/contract/body/goals.calls';
import type { LastMeasure, MeasureEvent, UserMeasures } from '@clubpulse/contract/body/measures/measures';
import {
  createMeasures,
  deleteMeasures,
  getMeasureEvent,
  getMeasures,
  listMeasuredAthletes,
  remindOfMeasures,
  updateMeasures,
} from '@clubpulse/contract/body/measures/measures.calls';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';
import { atWidth } from '../../test/width.ts';
import { selfWith } from '../../test/world.ts';

beforeEach(startDay);

const own = { id: athlete.UserId };
const event = (MeasureEventId: number, TimeStamp: string, Value: number, fields: Partial<MeasureEvent> = {}): MeasureEvent => ({
  MeasureEventId,
  UserId: athlete.UserId,
  TimeStamp,
  DataType: 'Measures',
  Values: [{ Key: 'weight', Value, Method: null, Typed: true }],
  Note: '',
  MeasuredBy: null,
  Club: null,
  MayChange: true,
  RowVersion: 0,
  ...fields,
});
const last = (Key: LastMeasure['Key'], Value: number, fields: Partial<LastMeasure> = {}): LastMeasure => ({
  Key,
  Value,
  Method: null,
  Typed: true,
  At: '2026-10-14T08:00:00Z',
  MeasureEventId: 2,
  Before: null,
  ...fields,
});
const measured = (fields: Partial<UserMeasures> = {}): UserMeasures => ({
  Person: {
    UserId: athlete.UserId,
    Nickname: 'Ale',
    FirstMidName: 'Davide',
    LastName: 'Longo',
    PictureUri: null,
    Age: 41,
    Gender: 'Male',
    Height: 180,
  },
  Last: [
    last('waist', 93, { Before: { Value: 95, At: '2026-08-14T08:00:00Z' } }),
    last('weight', 82.4, { Before: { Value: 83.9, At: '2026-08-14T08:00:00Z' } }),
  ],
  Events: [event(2, '2026-10-14T08:00:00Z', 82.4, { DeviceModel: 'Garmin Index S2' }), event(1, '2026-08-14T08:00:00Z', 83.9)],
  BloodShared: true,
  ...fields,
});

it('the measures show value, trend and band of each measure, and mark overdue measures', async () => {
  await openDesk('/AdvancedBiometrics', [answer(listGoals, own, []), answer(getMeasures, own, measured())], athlete);
  const weight = within(await screen.findByRole('row', { name: /Weight/ }));
  expect(weight.getByText('82.4')).toBeTruthy();
  expect(weight.getByText('1.7 kg above')).toBeTruthy();
  expect(weight.getByText(/\d+ days overdue/)).toBeTruthy();
  expect(weight.getByText('Garmin Index S2')).toBeTruthy();
  const waist = within(screen.getByRole('row', { name: /Waist/ }));
  expect(waist.getByText('WHO, men')).toBeTruthy();
  expect(waist.getByText('Healthy')).toBeTruthy();
  expect(waist.getByText(/better/)).toBeTruthy();
  const heads = screen.getAllByText(/measured$/).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Body mass, 1 of 27 measured', 'Circumferences, 1 of 22 measured']);
  expect(screen.getByText('1 overdue')).toBeTruthy();
  expect(screen.getByText('41 years, male, 180 cm')).toBeTruthy();
});

it('the measures rate no values that are estimated from the weight, neither in the list nor in the composition', {
  tags: ['atLength'],
}, async () => {
  const fat = (Method: 'Deurenberg' | 'Scale') => {
    const value = (Key: LastMeasure['Key'], Value: number) => ({ Key, Value, Method, Typed: false });
    const values = [value('bodyFatPercent', 28), value('fatMass', 23), value('fatFreeMass', 59)];
    const before = { Value: 29, At: '2026-08-14T08:00:00Z' };
    return measured({
      Last: values.map((one) => last(one.Key, one.Value, { ...one, Before: before })),
      Events: [event(2, '2026-10-14T08:00:00Z', 82, { Values: values })],
    });
  };
  let found = fat('Deurenberg');
  const answers = () => [answer(listGoals, own, []), answer(getMeasures, own, () => found)];
  await openDesk('/BodyCompositionView', answers(), athlete);
  const row = within(await screen.findByRole('row', { name: /^Body fat/ }));
  expect(row.getByText('estimated, not rated')).toBeTruthy();
  expect(row.getByText('estimated, Deurenberg 1991')).toBeTruthy();
  expect(row.queryByText(/better|worse/)).toBeNull();
  expect(screen.queryByText('What the weight is made of')).toBeNull();
  cleanup();

  found = fat('Scale');
  await openDesk('/BodyCompositionView', answers(), athlete);
  const rated = within(await screen.findByRole('row', { name: /^Body fat/ }));
  expect(rated.queryByText('estimated, not rated')).toBeNull();
  expect(rated.getByText(/better/)).toBeTruthy();
  expect(screen.getByText('What the weight is made of')).toBeTruthy();
});

it.each<['desk' | 'phone', 'radio' | 'button']>([
  ['desk', 'radio'],
  ['phone', 'button'],
])('the measures show only one group after one press: %s', async (width, role) => {
  atWidth(width);
  await openDesk('/AdvancedBiometrics', [answer(listGoals, own, []), answer(getMeasures, own, measured())], athlete);
  expect(await screen.findByText('82.4')).toBeTruthy();
  if (role === 'button') {
    await deskUser().click(screen.getByRole('button', { name: /^Group/ }));
    await deskUser().click(await screen.findByRole('option', { name: 'Circumferences' }));
  } else await deskUser().click(screen.getByRole('radio', { name: 'Circumferences' }));
  await waitFor(() => expect(screen.queryByText('82.4')).toBeNull());
  expect(screen.getByText('WHO, men')).toBeTruthy();
});

it("the form for measures sends values from the reader's units, and refuses impossible ones at their fields", async () => {
  let found = measured({ Last: [], Events: [] });
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [
      answer(listGoals, own, []),
      answer(getMeasures, own, () => found),
      answer(createMeasures, own, () => {
        found = measured();
        return respond(201, found.Events[0]);
      }),
    ],
    selfWith({ UserId: athlete.UserId, UnitSystem: 'Imperial', AvailableRoles: athlete.AvailableRoles }),
  );
  const user = deskUser();
  expect(await screen.findByText('No measures yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New measures' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter at least one measure.')).toBeTruthy();
  const fat = dialog.getByRole('textbox', { name: /Body fat/ });
  await user.type(fat, '212');
  await user.type(dialog.getByRole('textbox', { name: /Weight/ }), '180.5');
  expect(dialog.getByText(/Body fat must be between 2.0 and 70.0 %/)).toBeTruthy();
  expect(dialog.getByText('2 filled, 1 to fix')).toBeTruthy();
  const workedOut = () => within(dialog.getByRole('list', { name: 'Calculated' }));
  expect(workedOut().getByText(/Body mass index/)).toBeTruthy();
  expect(workedOut().queryByText(/Body fat|Fat mass/)).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'My note' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Take 21.2 instead' }));
  expect((fat as HTMLInputElement).value).toBe('21.2');
  expect(workedOut().getByText(/Fat mass$/)).toBeTruthy();
  await user.clear(fat);
  expect(workedOut().getByText(/Body fat, estimated, Deurenberg 1991/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    Values: [{ Key: 'weight', Value: 81.873 }],
    ClubId: null,
  });
  expect(await screen.findByRole('row', { name: /Weight/ })).toBeTruthy();
});

it("the form for measures refuses at its field a part of the body that exceeds its whole, in the reader's units", {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [answer(listGoals, own, []), answer(getMeasures, own, measured({ Last: [], Events: [] }))],
    selfWith({ UserId: athlete.UserId, UnitSystem: 'Imperial', AvailableRoles: athlete.AvailableRoles }),
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'New measures' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Weight/ }), '150');
  await user.click(dialog.getByRole('combobox', { name: 'What to measure' }));
  await user.click(await screen.findByRole('option', { name: 'Body water' }));
  const water = await dialog.findByRole('textbox', { name: /Total body water/ });
  await user.type(water, '70');
  await user.tab();
  expect(dialog.getByText('A part of the body weighs less than all of it: check this value and the weight.')).toBeTruthy();
  expect(dialog.getByText('2 filled, 1 to fix')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.clear(water);
  await user.type(water, '40');
  expect(dialog.getByText('2 filled')).toBeTruthy();
});

it('the form for measures refuses, before sending, values that contradict other values or the last weight', async () => {
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [answer(listGoals, own, []), answer(getMeasures, own, measured())],
    selfWith({ UserId: athlete.UserId, UnitSystem: 'Imperial', AvailableRoles: athlete.AvailableRoles }),
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'New measures' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('combobox', { name: 'What to measure' }));
  await user.click(await screen.findByRole('option', { name: 'Body water' }));
  const water = await dialog.findByRole('textbox', { name: /Total body water/ });
  await user.type(water, '95');
  await user.tab();
  expect(
    dialog.getByText(
      'The last weight, 181.7 lb, is too little for this: check this value, or enter the weight that was measured with it.',
    ),
  ).toBeTruthy();
  await user.clear(water);
  await user.type(water, '35');
  await user.type(dialog.getByRole('textbox', { name: /Intracellular/ }), '22');
  await user.type(dialog.getByRole('textbox', { name: /Extracellular/ }), '16');
  await user.tab();
  expect(dialog.getAllByText(/are parts of the total body water/)).toHaveLength(2);
  expect(dialog.getByText('3 filled, 2 to fix')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('the form for measures shows a server error at its field, or with the name of a hidden field', {
  tags: ['atLength'],
}, async () => {
  const values = { weight: 60, unit: 'kg' };
  await openDesk(
    '/AdvancedBiometrics',
    [
      answer(listGoals, own, []),
      answer(getMeasures, own, measured({ Last: [last('waist', 93), last('totalBodyWater', 40)], Events: [] })),
      answer(createMeasures, own, () =>
        respond(400, {
          ErrorType: 'ValidationFailed',
          errors: [{ field: 'Values.1.Value', key: 'part-of-known-weight', values }],
        }),
      ),
    ],
    selfWith({ UserId: athlete.UserId, UnitSystem: 'Imperial', AvailableRoles: athlete.AvailableRoles }),
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'New measures' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Waist/ }), '36');
  const water = dialog.getByRole<HTMLInputElement>('textbox', { name: /Total body water/ });
  await user.type(water, '90');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const why = /^The last weight, 132.3 lb, is too little for this/;
  expect(await dialog.findByText(why)).toBeTruthy();
  expect(water.getAttribute('aria-invalid')).toBe('true');
  await user.click(dialog.getByRole('combobox', { name: 'What to measure' }));
  await user.click(await screen.findByRole('option', { name: 'Skinfold' }));
  expect(await dialog.findByText(/^Total body water: The last weight, 132.3 lb/)).toBeTruthy();
  await user.click(dialog.getByRole('combobox', { name: 'What to measure' }));
  await user.click(await screen.findByRole('option', { name: 'As last time' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Weight/ }), '230');
  expect(dialog.queryByText(why)).toBeNull();
});

it("the form for measures shows another user's correction under the entered value, and saves at the next press", {
  tags: ['atLength'],
}, async () => {
  let found = measured();
  const bodies: unknown[] = [];
  await openDesk(
    '/AdvancedBiometrics',
    [
      answer(listGoals, own, []),
      answer(getMeasures, own, () => found),
      answer(updateMeasures, { id: 2 }, (body: unknown) => {
        bodies.push(body);
        if (bodies.length > 1) return respond(200, found.Events[0]);
        found = measured({ Events: [event(2, '2026-10-14T08:00:00Z', 82.4, { Note: 'Of the trainer', RowVersion: 1 })] });
        return respond(409, { ErrorType: 'StaleRowVersion' });
      }),
    ],
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /Weight/ }));
  await user.click((await screen.findAllByRole('button', { name: /^Actions/ }))[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const weight = await screen.findByRole('textbox', { name: /Weight/ });
  await user.clear(weight);
  await user.type(weight, '81');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Someone else changed this in the meantime/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for both of you' }).value).toBe('Of the trainer'),
  );
  expect((weight as HTMLInputElement).value).toBe('81');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  const Values = [{ Key: 'weight', Value: 81 }];
  expect(bodies).toEqual([
    { TimeStamp: '2026-10-14T08:00:00Z', Values, Note: '', RowVersion: 0 },
    { TimeStamp: '2026-10-14T08:00:00Z', Values, Note: 'Of the trainer', RowVersion: 1 },
  ]);
});

it('the form for measures accepts and shows a duration as minutes and seconds', { tags: ['atLength'] }, async () => {
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [
      answer(listGoals, own, []),
      answer(getMeasures, own, measured({ Last: [last('plankTime', 125)] })),
      answer(createMeasures, own, () => respond(201, measured().Events[0])),
    ],
    athlete,
  );
  const user = deskUser();
  expect(within(await screen.findByRole('row', { name: /Plank/ })).getByText(/2:05/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New measures' }));
  const dialog = within(await screen.findByRole('dialog'));
  const plank = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Plank/ });
  expect(dialog.getByText(/2:05/)).toBeTruthy();
  await user.type(plank, '1:00:01');
  await user.tab();
  expect(dialog.getByText('Plank hold must be between 0:00 and 1:00:00.')).toBeTruthy();
  await user.clear(plank);
  await user.type(plank, '2:x');
  await user.tab();
  expect(dialog.getByText('Not clear: “2:x”. Write it like 1:30.')).toBeTruthy();
  await user.clear(plank);
  await user.type(plank, '2:40');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ Values: [{ Key: 'plankTime', Value: 160 }] });
});

it('the form for measures questions unlikely values without preventing the save, and accepts a pasted row and a blood pressure', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [
      answer(listGoals, own, []),
      answer(getMeasures, own, measured()),
      answer(createMeasures, own, () => respond(201, event(3, '2026-11-20T10:00:00Z', 97))),
    ],
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'New measures' }));
  const dialog = within(await screen.findByRole('dialog'));
  const weight = await dialog.findByRole('textbox', { name: /Weight/ });
  await user.click(weight);
  await user.paste('97\t21.4\t95.5');
  expect(dialog.getByText(/Much more than last time/)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Waist/ }).value).toBe('95.5');
  const pressure = dialog.getByRole('textbox', { name: /Blood pressure/ });
  await user.type(pressure, '84/131');
  await user.tab();
  expect(dialog.getByText(/the higher value first/)).toBeTruthy();
  await user.clear(pressure);
  await user.type(pressure, '131/84');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    Values: [
      { Key: 'weight', Value: 97 },
      { Key: 'bodyFatPercent', Value: 21.4 },
      { Key: 'waist', Value: 95.5 },
      { Key: 'systolicPressure', Value: 131 },
      { Key: 'diastolicPressure', Value: 84 },
    ],
  });
});

it('the measures rate a blood pressure by the worse of its two values, and show blood values in the chosen unit', async () => {
  const found = measured({
    Last: [
      last('systolicPressure', 118, { Before: { Value: 119, At: '2026-08-14T08:00:00Z' } }),
      last('diastolicPressure', 92, { Before: { Value: 88, At: '2026-08-14T08:00:00Z' } }),
      last('totalCholesterol', 200),
    ],
  });
  await openDesk('/AdvancedBiometrics', [answer(listGoals, own, []), answer(getMeasures, own, found)], athlete);
  const user = deskUser();
  const pressure = within(await screen.findByRole('row', { name: /Blood pressure/ }));
  expect(pressure.getByText('118/92')).toBeTruthy();
  expect(pressure.getByText('Grade 1')).toBeTruthy();
  expect(pressure.getByText(/worse/)).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Diastolic/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Blood values in/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'mmol/L' }));
  expect(within(screen.getByRole('row', { name: /Total cholesterol/ })).getByText('5.17')).toBeTruthy();
});

it('the measures do not rate fat without age and gender, and explain why', async () => {
  const found = measured();
  const before = (Value: number) => ({ Before: { Value, At: '2026-08-14T08:00:00Z' } });
  await openDesk('/AdvancedBiometrics/5', [
    answer(listGoals, { id: 5 }, []),
    answer(
      getMeasures,
      { id: 5 },
      measured({
        Person: { ...found.Person, UserId: 5, Age: null, Gender: null },
        Last: [
          last('bodyFatPercent', 18, { Method: 'Scale', ...before(20) }),
          last('fatMass', 14.4, { Method: 'Scale', Typed: false, ...before(16) }),
          last('waist', 93, before(95)),
        ],
        Events: [],
      }),
    ),
  ]);
  for (const name of [/^Body fat/, /^Fat mass/]) {
    const row = within(await screen.findByRole('row', { name }));
    expect(row.queryByText(/better|worse/)).toBeNull();
    expect(row.getByText('not rated: age or gender is not known')).toBeTruthy();
  }
  const waist = within(screen.getByRole('row', { name: /^Waist/ }));
  expect(waist.getByText(/better/)).toBeTruthy();
  expect(waist.queryByText(/not rated/)).toBeNull();
});

it('the history of a measure opens from the list, and the user can delete own values there', async () => {
  const found = measured();
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [answer(listGoals, own, []), answer(getMeasures, own, () => found), answer(deleteMeasures, { id: 2 }, () => respond(204))],
    athlete,
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /Weight/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findAllByRole('listitem')).map((item) => item.querySelector('b')?.textContent)).toEqual([
    '82.4 kg',
    '83.9 kg',
  ]);
  const chart = dialog.getByRole('img', {
    name: 'Weight from 83.9 kg on 14/08/2026 to 82.4 kg on 14/10/2026, lowest 82.4 kg, highest 83.9 kg. Target 59.9 to 80.7 kg',
  });
  const scale = [...(chart.closest('figure')?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
  expect(scale).toEqual(['83.9 kg', '82.4 kg', '80.7', '14/08/2026', '14/10/2026']);
  const [newest] = dialog.getAllByRole('button', { name: /Actions for/ });
  await user.click(newest as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('the measures show the goal in the row of each measure, and the history of the measure edits it', async () => {
  const goal = { Key: 'weight' as const, Value: 78, Due: null, SetAt: '2026-10-20T08:00:00Z', SetBy: null };
  let goals = [goal];
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [
      answer(getMeasures, own, measured()),
      answer(listGoals, own, () => goals),
      answer(setGoal, { ...own, key: 'weight' }, () => ({ ...goal, Value: 80 })),
      answer(deleteGoal, { ...own, key: 'weight' }, () => {
        goals = [];
        return respond(204);
      }),
    ],
    athlete,
  );
  const user = deskUser();
  expect(await within(await screen.findByRole('row', { name: /Weight/ })).findByText('Goal 78.0 kg')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Weight/ }));
  expect(await screen.findByText('Goal 78.0 kg · 4.4 kg to go')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Change the goal' }));
  const field = await screen.findByRole('textbox', { name: 'Goal' });
  await user.clear(field);
  await user.type(field, '8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Between 20.0 and 350.0 kg.')).toBeTruthy();
  await user.type(field, '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ Value: 80, Due: null }));
  await user.click(await screen.findByRole('button', { name: 'Change the goal' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(await screen.findByRole('button', { name: 'Set a goal' })).toBeTruthy();
});

it("the form for a goal accepts the reader's units, and requires a new day for an expired goal", {
  tags: ['atLength'],
}, async () => {
  const goal = { Key: 'weight' as const, Value: 78, Due: '2026-10-31', SetAt: '2026-10-20T08:00:00Z', SetBy: null };
  const { sent } = await openDesk(
    '/AdvancedBiometrics',
    [
      answer(getMeasures, own, measured()),
      answer(listGoals, own, [goal]),
      answer(setGoal, { ...own, key: 'weight' }, { ...goal, Due: null }),
    ],
    selfWith({ UserId: athlete.UserId, UnitSystem: 'Imperial', AvailableRoles: athlete.AvailableRoles }),
  );
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /Weight/ }));
  await user.click(await screen.findByRole('button', { name: 'Change the goal' }));
  const field = await screen.findByRole('textbox', { name: 'Goal' });
  expect((field as HTMLInputElement).value).toBe('172');
  await user.clear(field);
  await user.type(field, '180.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ Value: expect.closeTo(81.873, 2), Due: null }),
  );
});

it('the measures explain that an athlete does not share them', async () => {
  await openDesk('/AdvancedBiometrics/5', [
    answer(listGoals, { id: 5 }, () => respond(409, { ErrorType: 'NotShared' })),
    answer(getMeasures, { id: 5 }, () => respond(409, { ErrorType: 'NotShared' })),
  ]);
  expect(await screen.findByText('Not shared with your club')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New measures' })).toBeNull();
});

it('the list of athletes shows overdue measures, and links to the measures of each athlete', async () => {
  atWidth('desk');
  const row = {
    UserId: 5,
    Nickname: 'Dave',
    FirstMidName: 'Davide',
    LastName: 'Longo',
    PictureUri: null,
    Weight: { Value: 82.4, At: '2026-10-14T08:00:00Z', DaysOverdue: 6 },
    BodyFatPercent: null,
    Last: [],
    FitnessTestScore: { Value: null, At: '2026-11-20T08:00:00Z', DaysOverdue: null },
    LastAt: '2026-10-14T08:00:00Z',
    DaysOverdue: 6,
    OverdueSince: '2026-11-14T08:00:00Z',
    IsReminded: false,
  };
  const { sent } = await openDesk('/AthletesBiometrics', [
    answer(
      listMeasuredAthletes,
      { id: 1 },
      {
        draw: 0,
        recordsTotal: 1,
        recordsFiltered: 1,
        data: [row],
        NotSharing: 2,
        Overdue: 1,
      },
    ),
  ]);
  const user = deskUser();
  const found = within(await screen.findByRole('row', { name: /Davide Longo/ }));
  expect(found.getByText('6 days overdue')).toBeTruthy();
  expect(found.getByText('no total').textContent).toMatch(/20.*2026/);
  expect(found.getByRole('link').getAttribute('href')).toContain('AdvancedBiometrics/5');
  expect(screen.getByText('2 athletes do not share measures with the club.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /To repeat/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: '1 overdue' }));
  await waitFor(() => expect(sent.some(({ path }) => path.includes('overdue=true'))).toBe(true));
});

it('a reminder of overdue measures is sent once a day, and the button retains the focus', { tags: ['atLength'] }, async () => {
  atWidth('desk');
  const row = (UserId: number, LastName: string, OverdueSince: string | null, IsReminded = false) => ({
    UserId,
    Nickname: LastName,
    FirstMidName: 'Davide',
    LastName,
    PictureUri: null,
    Weight: null,
    BodyFatPercent: null,
    FitnessTestScore: null,
    Last: [],
    LastAt: null,
    DaysOverdue: OverdueSince === null ? null : 6,
    OverdueSince,
    IsReminded,
  });
  let isReminded = false;
  const since = '2026-11-14T08:00:00Z';
  const page = { draw: 0, recordsTotal: 3, recordsFiltered: 3, NotSharing: 0, Overdue: 2 };
  const { sent } = await openDesk('/AthletesBiometrics', [
    answer(listMeasuredAthletes, { id: 1 }, () => ({
      ...page,
      data: [row(5, 'Longo', since, isReminded), row(6, 'Sala', since), row(7, 'Neri', null)],
    })),
    answer(remindOfMeasures, { id: 1, userId: 5 }, () => {
      isReminded = true;
      return { Measures: ['weight' as const] };
    }),
    answer(remindOfMeasures, { id: 1, userId: 6 }, () => respond(409, { ErrorType: 'MeasuresRemindedAlready' })),
  ]);
  const user = deskUser();
  const found = within(await screen.findByRole('row', { name: /Longo/ }));
  expect(found.getByText(/14.*2026/)).toBeTruthy();
  await user.click(found.getByRole('button', { name: 'Remind: Davide Longo' }));
  const done = await found.findByRole('button', { name: 'Reminded today: Davide Longo' });
  expect(await screen.findByText('Davide Longo was reminded')).toBeTruthy();
  expect(document.activeElement).toBe(done);
  await user.click(done);
  expect(sent.filter(({ path }) => path.endsWith('5/measures:remind'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remind: Davide Sala' }));
  expect(await screen.findByText(/sent a reminder today/)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Neri/ })).queryByRole('button', { name: /Remind/ })).toBeNull();
});

it('a report counts improvements, and names measures without a value', async () => {
  const { Person } = measured();
  const before = (Key: LastMeasure['Key'], Value: number) => ({
    Key,
    Value,
    Method: null,
    Typed: true,
    At: '2026-08-14T08:00:00Z',
  });
  await openDesk(
    '/BiometricReport/2',
    [
      answer(
        getMeasureEvent,
        { id: 2 },
        {
          Person,
          Event: event(2, '2026-10-14T08:00:00Z', 82.4),
          Before: [before('weight', 83.9), before('hips', 101)],
          Apart: [],
          BloodShared: true,
        },
      ),
      answer(getMeasures, own, (_, { query }) => {
        expect(query).toMatchObject({ from: expect.stringMatching(/^2025-/), to: '2026-10-14T08:00:00Z' });
        return measured({ Events: [...measured().Events, event(3, '2026-02-02T08:00:00Z', 85.1)] });
      }),
    ],
    athlete,
  );
  expect(await screen.findByText('1 better, 0 unchanged, 0 to watch.')).toBeTruthy();
  expect(screen.getByText(/Weight fell by 1.5 kg\./)).toBeTruthy();
  const course = await screen.findByRole('img', { name: 'Weight over 12 months, from 85.1 to 82.4 kg' });
  expect(course.querySelectorAll('circle')).toHaveLength(3);
  expect(within(course).getByText('80.7')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Body fat over/ })).toBeNull();
  expect(screen.getByText(/Sources: WHO\./)).toBeTruthy();
  expect(screen.getByText(/^Printed /)).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Opens this report' })).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Weight/ })).getByText(/−1.5 better/)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Hips/ })).getByText('not measured')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

it('a report explains why a change counts as equal, and what has no rating', async () => {
  const { Person } = measured();
  const at = { Method: null, Typed: true, At: '2026-08-14T08:00:00Z' } as const;
  const hips = { Key: 'hips', Value: 97, Method: null, Typed: true } as const;
  const now = event(2, '2026-10-14T08:00:00Z', 74.1);
  const report = {
    Person,
    Event: { ...now, Note: 'Slept well', Values: [...now.Values, hips], MeasuredBy: Person },
    Before: [
      { ...at, Key: 'weight' as const, Value: 76 },
      { ...at, Key: 'hips' as const, Value: 100 },
    ],
    Apart: [],
    BloodShared: true,
  };
  await openDesk(
    '/BiometricReport/2',
    [answer(getMeasureEvent, { id: 2 }, report), answer(getMeasures, own, measured())],
    athlete,
  );
  expect(await screen.findByText('0 better, 1 unchanged, 0 to watch.')).toBeTruthy();
  expect(screen.getByText(/Changed within the reference band: Weight \(WHO\)\. Neither better nor worse: Hips\./)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Weight/ })).getByText('still in the band')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Hips/ })).getByText('neither better nor worse')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'My note' })).toBeTruthy();
});

it.each(['/AdvancedBiometrics/5', '/BodyCompositionView/5', '/BiometricReport/9'])(
  'a screen shows that measures belong to another user, without a hint to request rights: %s',
  async (path) => {
    await openDesk(
      path,
      [
        answer(getMeasures, { id: 5 }, () => respond(403, { ErrorType: 'InsufficientRights' })),
        answer(getMeasureEvent, { id: 9 }, () => respond(403, { ErrorType: 'InsufficientRights' })),
        answer(listGoals, { id: 5 }, () => respond(403, { ErrorType: 'InsufficientRights' })),
      ],
      athlete,
    );
    expect(await screen.findByText('Measures of someone else')).toBeTruthy();
    expect(screen.queryByText(/manager/)).toBeNull();
  },
);

it.each([
  ['rises', 76, 84, 82, 'below'],
  ['falls', 88, 84, 86, 'above'],
  ['falls and then rises above it', 80, 79, 84, 'below'],
])('a report does not draw the first label over a line that %s', async (_, first, second, third, where) => {
  const { Person } = measured();
  const course = [
    event(3, '2025-11-01T08:00:00Z', first),
    event(4, '2025-11-12T08:00:00Z', second),
    event(5, '2025-11-20T08:00:00Z', third),
  ];
  await openDesk(
    '/BiometricReport/2',
    [
      answer(
        getMeasureEvent,
        { id: 2 },
        { Person, Event: event(2, '2026-10-14T08:00:00Z', 82.4), Before: [], Apart: [], BloodShared: true },
      ),
      answer(getMeasures, own, measured({ Events: course })),
    ],
    athlete,
  );
  const drawn = await screen.findByRole('img', { name: /^Weight over 12 months/ });
  const figure = within(drawn).getByText(`${first}.0`);
  const [x, y] = [Number(figure.getAttribute('x')), Number(figure.getAttribute('y'))];
  const points = [...drawn.querySelectorAll('circle')].map((one) => ({
    x: Number(one.getAttribute('cx')),
    y: Number(one.getAttribute('cy')),
  }));
  const under = points.filter((one) => one.x <= x + 30);
  expect(under).toHaveLength(3);
  if (where === 'above') for (const one of under) expect(one.y).toBeGreaterThan(y + 4);
  else for (const one of under) expect(one.y).toBeLessThan(y - 10);
});

it('the report without an id opens the newest own report, or explains that there is none', { tags: ['atLength'] }, async () => {
  const Person = measured().Person;
  const newest = { Person, Event: event(2, '2026-10-14T08:00:00Z', 82.4), Before: [], Apart: [], BloodShared: true };
  const first = await openDesk(
    '/BiometricReport',
    [answer(getMeasures, own, measured()), answer(getMeasureEvent, { id: 2 }, newest)],
    athlete,
  );
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  expect(first.router.state.location.pathname).toBe('/BiometricReport/2');
  first.unmount();
  const none = await openDesk('/BiometricReport', [answer(getMeasures, own, measured({ Last: [], Events: [] }))], athlete);
  expect(await screen.findByText('No measures yet')).toBeTruthy();
  expect(none.router.state.location.pathname).toBe('/BiometricReport');
});

it.each(['/BiometricReport/2', '/AdvancedBiometrics'])(
  'a screen shows as change the difference of the two rounded values: %s',
  async (path) => {
    const fat = { Key: 'fatMass', Method: 'Scale', Typed: true } as const;
    const now = event(2, '2026-10-14T08:00:00Z', 0, { Values: [{ ...fat, Value: 13.076 }] });
    const Before = { Value: 13.95, At: '2026-08-14T08:00:00Z' };
    const found = measured({ Last: [last('fatMass', 13.076, { Method: 'Scale', Before })], Events: [now] });
    const report = { Person: found.Person, Event: now, Before: [{ ...fat, ...Before }], Apart: [], BloodShared: true };
    await openDesk(
      path,
      [answer(getMeasureEvent, { id: 2 }, report), answer(getMeasures, own, found), answer(listGoals, own, [])],
      athlete,
    );
    const cells = within(await screen.findByRole('row', { name: /Fat mass/ })).getAllByRole('cell');
    const words = cells.map(({ textContent }) => textContent?.trim());
    if (path === '/AdvancedBiometrics') expect(words.slice(0, 2)).toEqual(['13.1 kg', 'down 0.9, better']);
    else expect(words.slice(0, 3)).toEqual(['14.0', '13.1 kg', '−0.9 better']);
  },
);

it.each([
  [28.2, '−0.2'],
  [28.04, 'the same'],
])('a report shows the change of an estimate from %f to 28.0 without a rating', async (was, change) => {
  const fat = { Key: 'bodyFatPercent', Method: 'Deurenberg', Typed: false } as const;
  const found = measured({ Events: [event(2, '2026-10-14T08:00:00Z', 0, { Values: [{ ...fat, Value: 28 }] })] });
  const Before = [
    { ...fat, Value: was, At: '2026-08-14T08:00:00Z' },
    { Key: 'weight' as const, Value: 80, Method: null, Typed: true, At: '2026-08-14T08:00:00Z' },
  ];
  const report = {
    Person: found.Person,
    Event: found.Events[0] ?? event(2, '2026-10-14T08:00:00Z', 0),
    Before,
    Apart: [],
    BloodShared: true,
  };
  await openDesk('/BiometricReport/2', [answer(getMeasureEvent, { id: 2 }, report), answer(getMeasures, own, found)], athlete);
  const cells = within(await screen.findByRole('row', { name: /^Body fat/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent?.trim()).slice(2)).toEqual([change, '', 'estimated, not rated']);
});

it.each(['/AdvancedBiometrics', '/BodyCompositionView', '/BiometricReport/2'])(
  'a screen marks values derived from an entered body fat as derived: %s',
  async (path) => {
    const typed = { Key: 'bodyFatPercent', Value: 18, Method: 'Scale', Typed: true } as const;
    const follows = { Key: 'fatMass', Value: 14.8, Method: 'Scale', Typed: false } as const;
    const now = event(2, '2026-10-14T08:00:00Z', 82.4, { Values: [typed, follows] });
    const found = measured({ Last: [last('bodyFatPercent', 18, typed), last('fatMass', 14.8, follows)], Events: [now] });
    const report = { Person: found.Person, Event: now, Before: [], Apart: [], BloodShared: true };
    await openDesk(
      path,
      [answer(getMeasureEvent, { id: 2 }, report), answer(getMeasures, own, found), answer(listGoals, own, [])],
      athlete,
    );
    const mass = await screen.findByRole('row', { name: /Fat mass/ });
    expect(mass.textContent).toContain('calculated from the entered body fat');
    expect(mass.textContent).not.toContain('as entered');
    expect(screen.getByRole('row', { name: /Body fat/ }).textContent).toContain('as entered');
  },
);

it('a report shows the earlier value of another method without a comparison', async () => {
  const { Person } = measured();
  const fat = { Key: 'bodyFatPercent', Typed: true } as const;
  const found = event(2, '2026-10-14T08:00:00Z', 82.4);
  const report = {
    Person,
    Event: { ...found, Values: [...found.Values, { ...fat, Value: 18, Method: 'JacksonPollock7' as const }] },
    Before: [],
    Apart: [{ ...fat, Value: 24.5, Method: 'Navy' as const, At: '2026-08-14T08:00:00Z' }],
    BloodShared: true,
  };
  await openDesk(
    '/BiometricReport/2',
    [answer(getMeasureEvent, { id: 2 }, report), answer(getMeasures, own, measured({ Events: [found] }))],
    athlete,
  );
  const row = within(await screen.findByRole('row', { name: /Body fat/ }));
  expect(row.getByText('24.5')).toBeTruthy();
  expect(row.getByText('by tape, US Navy 1984')).toBeTruthy();
  expect(row.getByText('not compared: another method')).toBeTruthy();
  expect(row.queryByText(/better|−6/)).toBeNull();
  expect(screen.queryByText(/1 better/)).toBeNull();
});

it('the body composition shows the parts of the weight by one method only', async () => {
  const at = (id: number, day: string, fat: number, Method: 'Scale' | 'Navy') => {
    const body = (Key: LastMeasure['Key'], Value: number) => ({ Key, Value, Method, Typed: false });
    return event(id, `${day}T08:00:00Z`, 80, { Values: [body('fatMass', fat), body('fatFreeMass', 80 - fat)] });
  };
  const found = measured({
    Last: [last('fatMass', 14, { Method: 'Scale', Typed: false })],
    Events: [at(3, '2026-10-14', 14, 'Scale'), at(2, '2026-09-14', 20, 'Navy'), at(1, '2026-08-14', 16, 'Scale')],
  });
  await openDesk('/BodyCompositionView', [answer(listGoals, own, []), answer(getMeasures, own, found)], athlete);
  const bars = within(await screen.findByRole('list', { name: 'What the weight is made of' }));
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '14/08/202616.0 kg fat, 64.0 kg fat-free',
    '14/10/202614.0 kg fat, 66.0 kg fat-free',
  ]);
  const line = screen.getByRole('row', { name: /Fat mass/ }).querySelector('polyline');
  expect(line?.getAttribute('points')?.split(' ')).toHaveLength(2);
  expect(screen.getByText('Body mass, 1 of 13 measured')).toBeTruthy();
});
