import type { ExerciseRow, OfferedExercisePage } from '@clubpulse/contract/workouts/exercises/exercises';
import { listOfferedExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { ExerciseLine, ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import type { WorkoutSheet, WorkoutSheetRow } from '@clubpulse/contract/workouts/sheets/sheets';
import {
  cloneSheet,
  cloneToPersonal,
  createPersonalSheet,
  createSheet,
  deletePersonalSheet,
  deleteSheet,
  getSheet,
  listSheets,
  publishSheets,
  updatePersonalSheet,
  updateSheet,
} from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { oneIn } from '../../test/examples.ts';
import { answer, respond } from '../../test/network.ts';
import { printsAfter } from '../../test/prints-after.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const squat: ExerciseRow = {
  ExerciseId: 5,
  ClubId: null,
  Name: 'Goblet squat',
  Untranslated: [],
  MainMuscle: 'quadriceps',
  OtherMuscles: ['glutes'],
  Equipment: ['dumbbell'],
  Activities: ['strength'],
  Brand: '',
  Level: 'beginner',
  Pattern: 'squat',
  Measure: 'reps',
  Locations: ['club'],
  Unilateral: false,
  PictureUris: [],
  Figure: null,
  Published: true,
};
const plank: ExerciseRow = {
  ...squat,
  ExerciseId: 6,
  Name: 'Plank',
  MainMuscle: 'abdominals',
  OtherMuscles: [],
  Measure: 'duration',
};
const line: ExerciseLine = {
  Kind: 'exercise',
  ExerciseId: 5,
  Reps: 8,
  RepsMax: 10,
  Duration: null,
  Weight: 18,
  WeightMax: 22,
  Tempo: '3-1-1',
  Rpe: 7,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: true,
  Afap: false,
  Notes: 'Heels down',
  Rest: 15,
};
const row: WorkoutSheetRow = {
  WorkoutSheetId: 3,
  ClubId: 1,
  UserId: null,
  Name: 'Strength base',
  Type: 'regular',
  Folder: 'Strength',
  Location: 'club',
  Intensity: null,
  Shareable: true,
  Publishable: true,
  Template: true,
  ClonableToPersonal: false,
  VisibleToAll: false,
  Published: false,
  DayCount: 1,
  ExerciseCount: 1,
  SharedCount: 4,
  UpdatedAt: '2026-11-20T10:00:00.000Z',
};
const sheet: WorkoutSheet = {
  ...row,
  ClubName: 'Cadenza Navigli',
  Description: 'Twice a week',
  Days: [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: 90, Lines: [line] }] }] }],
  PlannedDays: [],
  Decisions: null,
  Exercises: [{ ...squat, Instructions: '' }],
  Writable: true,
  RowVersion: 2,
};
const Confirmations: WorkoutSheet['Confirmations'] = [
  { ExerciseId: squat.ExerciseId, ByUserId: 4, ByName: 'Giulia Ferri', At: '2026-11-20T10:00:00.000Z' },
];
const library: OfferedExercisePage = {
  draw: 0,
  recordsTotal: 2,
  recordsFiltered: 2,
  data: [squat, plank].map((one) => ({ ...one, Instructions: 'Sit down, stand up.' })),
};
const list = answer(
  listSheets,
  { id: 1 },
  {
    draw: 0,
    recordsTotal: 1,
    recordsFiltered: 1,
    data: [row],
    Folders: [{ Folder: 'Strength', Count: 1 }],
  },
);
const open = (path: string, answers: Parameters<typeof openScreen>[0]['answers'] = []) =>
  openScreen({ clubs: [clubWith(1)], path, self: trainer, answers: [list, ...(answers ?? [])] });
const refused = (status: number, ErrorType: string) =>
  respond(status, { type: 'about:blank', title: 'Refused', status, ErrorType, requestId: 'r' });
const stored = (fields: Partial<WorkoutSheet> = {}) => answer(getSheet, { id: 3 }, { ...sheet, ...fields });

describe('the list of sheets', () => {
  it('shows the sheets of a club, filtered by the filters in its URL', async () => {
    let query = {};
    await open('/WorkoutSheets?q=base&folder=Strength&template=yes&published=no', [
      answer(listSheets, { id: 1 }, (_body, request) => {
        query = request.query;
        return { draw: 0, recordsTotal: 9, recordsFiltered: 1, data: [row], Folders: [{ Folder: 'Strength', Count: 1 }] };
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'Strength base' })).toBeTruthy();
    expect(screen.getByText('1 of 9')).toBeTruthy();
    expect(query).toMatchObject({ globalSearch: 'base', Folder: 'Strength', Template: 'true', Published: 'false' });
  });

  it('shows the purpose of each sheet, and publishes several sheets except those that must not be published', async () => {
    const user = userEvent.setup();
    const rows = [
      { ...row, Intensity: 'high' as const, ClonableToPersonal: true },
      { ...row, WorkoutSheetId: 4, Name: 'Mobility', Shareable: false },
      { ...row, WorkoutSheetId: 5, Name: 'Private', Publishable: false },
    ];
    const { sent } = await open('/WorkoutSheets?type=regular', [
      answer(listSheets, { id: 1 }, { draw: 0, recordsTotal: 3, recordsFiltered: 3, data: rows, Folders: [] }),
      answer(publishSheets, { id: 1 }, { Done: [3, 4], Refused: [] }),
    ]);
    await screen.findByRole('link', { name: 'Mobility' });
    expect(sent.some(({ path }) => path.includes('Type=regular'))).toBe(true);
    for (const words of ['Intensity: High', 'Members may copy', 'Not for sharing']) expect(screen.getByText(words)).toBeTruthy();
    for (const name of ['Strength base', 'Mobility', 'Private'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    expect(screen.getByText(/Not meant to be published: Private/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Publish.*2/ }));
    expect(await screen.findByText(/2 sheets published/)).toBeTruthy();
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ WorkoutSheetIds: [3, 4], Published: true });
  });

  it('shows an empty state when there is no sheet', async () => {
    await open('/WorkoutSheets', [
      answer(listSheets, { id: 1 }, { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [], Folders: [] }),
    ]);
    expect(await screen.findByText('No workout sheets yet')).toBeTruthy();
  });
});

describe('a workout sheet', () => {
  it('shows the prescription of a line, and the load on muscles', async () => {
    await open('/WorkoutSheet/3', [stored()]);
    expect(await screen.findByText('Goblet squat')).toBeTruthy();
    for (const words of ['8–10', '18–22 kg', '3-1-1', '0:15']) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('1.5 sets')).toBeTruthy();
  });

  it('opens the instructions of an exercise from its picture', async () => {
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Writable: false, Exercises: [{ ...squat, Instructions: 'Sit down, stand up.' }] })]);
    await user.click(await screen.findByRole('button', { name: 'How it is done: Goblet squat' }));
    expect(within(await screen.findByRole('dialog', { name: 'Goblet squat' })).getByText('Sit down, stand up.')).toBeTruthy();
  });

  it('shows and reads weights in pounds for some users, and sends kilograms', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { sent } = await openScreen({
      clubs: [clubWith(1)],
      path: '/WorkoutSheet/3',
      self: { ...trainer, UnitSystem: 'Imperial' },
      answers: [list, stored(), answer(updateSheet, { id: 1, sheetId: 3 }, { ...sheet, RowVersion: 3 })],
    });
    expect(await screen.findByText('39.7–48.5 lb')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Goblet squat.*8–10/ }));
    const most = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Load up to' });
    await user.clear(most);
    await user.type(most, '50');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
    expect(screen.getByText('39.7–50 lb')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        Days: [{ Groups: [{ Sets: [{ Lines: [{ Weight: 18, WeightMax: 22.68 }] }] }] }],
      }),
    );
  });

  it('marks errors at its fields and is not saved until they are fixed', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutSheet/3', [
      stored(),
      answer(updateSheet, { id: 1, sheetId: 3 }, { ...sheet, RowVersion: 3 }),
    ]);
    await user.click(await screen.findByRole('button', { name: /Goblet squat.*8–10/ }));
    const dialog = await screen.findByRole('dialog');
    const most = within(dialog).getByRole('textbox', { name: 'Up to' });
    await user.clear(most);
    await user.type(most, '6');
    expect(await within(dialog).findByText('The most repetitions cannot be below the fewest.')).toBeTruthy();
    await user.clear(most);
    await user.type(most, '12');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        RowVersion: 2,
        Days: [{ Groups: [{ Sets: [{ Lines: [{ Reps: 8, RepsMax: 12 }] }] }] }],
      }),
    );
  });

  it('adds exercises of the library once each, moves them by keyboard and undoes steps', async () => {
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored(), answer(listOfferedExercises, { id: 1 }, library)]);
    await user.click(await screen.findByRole('button', { name: 'Add exercises' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Already in the set')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Add Goblet squat' })).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('button', { name: 'Add Plank' }));
    await user.keyboard('{Escape}');
    const names = () =>
      within(screen.getByRole('region', { name: 'Set 1' }))
        .getAllByRole('listitem')
        .map((one) => one.querySelector('b')?.textContent);
    await waitFor(() => expect(names()).toEqual(['Goblet squat', 'Plank']));
    screen.getByRole('button', { name: /^Plank/ }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['Plank', 'Goblet squat']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Goblet squat', 'Plank']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Goblet squat']);
  });

  it('with a condition is saved with another exercise once the trainer has confirmed the exercise', async () => {
    const user = userEvent.setup();
    const Decisions: WorkoutSheet['Decisions'] = [{ Kind: 'condition', Condition: 'neckPain', Severity: null, Out: 3 }];
    const offered = {
      ...library,
      data: library.data.map((one) => ({ ...one, Demands: ['floor' as const, 'neckLoad' as const] })),
    };
    const { sent } = await open('/WorkoutSheet/3', [
      stored({ Decisions, Confirmations }),
      answer(listOfferedExercises, { id: 1 }, offered),
      answer(updateSheet, { id: 1, sheetId: 3 }, { ...sheet, Decisions, RowVersion: 3 }),
    ]);
    const confirmed = await screen.findByRole('region', { name: 'Who confirmed each exercise' });
    expect(within(confirmed).getByRole('listitem').textContent).toMatch(/^Giulia Ferri, .*2026.*Goblet squat$/);
    await user.click(await screen.findByRole('button', { name: 'Add exercises' }));
    await user.click(await screen.findByRole('button', { name: 'Add Plank' }));
    await user.keyboard('{Escape}');
    const section = await screen.findByRole('region', { name: 'New in this sheet with conditions: confirm or remove' });
    expect(within(section).getByText('Plank').closest('li')?.textContent).toContain('load on the neck · down on the floor');
    expect(screen.getByText(/^Confirm this exercise, swap it or remove it/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ }).disabled).toBe(true);
    await user.click(within(section).getByRole('button', { name: 'Confirm Plank' }));
    expect(screen.queryByRole('region', { name: /^New in this sheet/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ ConfirmedIds: [plank.ExerciseId] }),
    );
  });

  it('adds the first match of the search on Enter, once the response has arrived', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const answers = Promise.withResolvers<void>();
    const pages = answer(listOfferedExercises, { id: 1 }, async (_body, { query }) => {
      if (query['q'] !== 'pla') return library;
      await answers.promise;
      return { ...library, data: library.data.filter(({ Name }) => Name === 'Plank') };
    });
    await open('/WorkoutSheet/3', [stored(), pages]);
    await user.click(await screen.findByRole('button', { name: 'Add exercises' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Add Plank' });
    await user.type(dialog.getByRole('searchbox'), 'pla{Enter}');
    expect(dialog.queryByRole('button', { name: 'Add Plank' })).toHaveProperty('disabled', false);
    answers.resolve();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add Plank' })).toHaveProperty('disabled', true));
  });

  const two: WorkoutSheet['Days'] = [
    {
      Name: '',
      Groups: [
        {
          Section: 'main',
          Name: '',
          Sets: [
            { Rounds: 3, RoundRest: 90, Lines: [line, { ...line, ExerciseId: 6 }] },
            { Rounds: 3, RoundRest: 90, Lines: [{ Kind: 'pause', Duration: 30, CardioZone: null }] },
          ],
        },
      ],
    },
    { Name: 'Day of rest', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 1, RoundRest: null, Lines: [line] }] }] },
  ];
  const known = [
    { ...squat, Instructions: '' },
    { ...plank, Instructions: '' },
  ];
  const namesIn = (set: string) =>
    within(screen.getByRole('region', { name: set }))
      .queryAllByRole('listitem')
      .map((one) => one.querySelector('b')?.textContent);

  it('moves a line into another set by keys, and undoes and redoes it by ⌘Z', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Days: two, Exercises: known })]);
    const grip = await screen.findByRole('button', { name: /^Move Plank/ });
    grip.focus();
    await user.keyboard('{ArrowDown}');
    expect(namesIn('Set 1')).toEqual(['Goblet squat']);
    expect(namesIn('Set 2')).toEqual(['Plank', 'Pause']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Move Plank/ }));
    await user.keyboard('{ArrowUp}');
    expect(namesIn('Set 1')).toEqual(['Goblet squat', 'Plank']);
    await user.keyboard('{Control>}z{/Control}');
    expect(namesIn('Set 2')).toEqual(['Plank', 'Pause']);
    await user.keyboard('{Control>}z{/Control}');
    expect(namesIn('Set 1')).toEqual(['Goblet squat', 'Plank']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(namesIn('Set 2')).toEqual(['Plank', 'Pause']);
  });

  it('sends typed pounds as kilograms, and marks a load that cannot be parsed', {
    tags: ['atLength'],
  }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored(), answer(listOfferedExercises, { id: 1 }, library)]);
    const load = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Load, Goblet squat' });
    await user.click(load);
    await user.keyboard('22,5,5{Enter}');
    expect(load.value).toBe('22,5,5');
    expect(
      screen.getByText('Load not clear. Write it like 22.5, 18–22, 50 lb or body; for two dumbbells the load of one.'),
    ).toBeTruthy();
    await user.clear(load);
    await user.keyboard('50 lb{Tab}');
    expect(load.value).toBe('22.68 kg');
    expect(screen.queryByText(/^Load not clear/)).toBeNull();
  });

  it('undoes and redoes from within a cell, with the typed text as one step', { tags: ['atLength'] }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Days: two, Exercises: known }), answer(listOfferedExercises, { id: 1 }, library)]);
    const [load, tempo] = await Promise.all(
      ['Load', 'Tempo'].map((what) => screen.findByRole<HTMLInputElement>('textbox', { name: `${what}, Plank` })),
    );
    if (load === undefined || tempo === undefined) throw new Error('The line has cells');
    await user.click(load);
    await user.keyboard('25');
    await user.click(tempo);
    await user.keyboard('fast');
    await user.keyboard('{Control>}z{/Control}');
    expect(tempo.value).toBe('3-1-1');
    expect(document.activeElement).toBe(tempo);
    await user.keyboard('{Control>}z{/Control}');
    expect(load.value).toBe('18–22 kg');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(load.value).toBe('25 kg');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(tempo.value).toBe('fast');
    await user.keyboard('{Control>}z{/Control}2-0-2');
    expect(tempo.value).toBe('2-0-2');
  });

  it('moves a dragged line as one step', { tags: ['atLength'] }, async () => {
    await open('/WorkoutSheet/3', [stored({ Days: two, Exercises: known })]);
    const grip = await screen.findByRole('button', { name: /^Move Goblet squat/ });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const at = [...document.querySelectorAll('[data-line-place]')].indexOf(this);
      return { top: at * 40, bottom: at * 40 + 40 } as DOMRect;
    });
    const fire = (target: EventTarget, type: string, clientY: number) =>
      act(() => void target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY })));
    fire(grip, 'pointerdown', 10);
    fire(window, 'pointermove', 75);
    fire(window, 'pointermove', 155);
    fire(window, 'pointerup', 155);
    vi.restoreAllMocks();
    expect(namesIn('Set 2')).toEqual(['Goblet squat', 'Pause']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(namesIn('Set 1')).toEqual(['Goblet squat', 'Plank']);
  });

  it('shows on a desktop the library beside it, which adds exercises to the set used last', {
    tags: ['atLength'],
  }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Days: two, Exercises: known }), answer(listOfferedExercises, { id: 1 }, library)]);
    const panel = within(await screen.findByRole('complementary', { name: 'Exercises' }));
    expect(panel.getByText('Into Group A, set 1')).toBeTruthy();
    expect(await panel.findByRole('button', { name: 'Add Plank' })).toHaveProperty('disabled', true);
    const second = screen.getByRole('region', { name: 'Set 2' });
    await user.click(within(second).getByRole('textbox', { name: 'Rounds' }));
    expect(second.getAttribute('aria-current')).toBe('true');
    expect(panel.getByText('Into Group A, set 2')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Add Plank' }));
    expect(namesIn('Set 2')).toEqual(['Pause', 'Plank']);
    await user.click(within(second).getByRole('button', { name: 'Add exercises' }));
    expect(document.activeElement).toBe(panel.getByRole('searchbox'));
    await user.keyboard('{Enter}');
    expect(namesIn('Set 2')).toEqual(['Pause', 'Plank', 'Goblet squat']);
    expect(namesIn('Set 1')).toEqual(['Goblet squat', 'Plank']);
    expect(screen.getAllByText('Load')).toHaveLength(1);
  });

  it('is edited on a desktop in table cells, and undoes the change of a cell in one step', { tags: ['atLength'] }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutSheet/3', [
      stored({
        Days: [
          {
            Name: '',
            Groups: [
              {
                Section: 'main',
                Name: '',
                Sets: [
                  { Rounds: 3, RoundRest: 90, Lines: [line, { ...line, ExerciseId: 6 }] },
                  {
                    Rounds: 3,
                    RoundRest: 90,
                    Lines: [
                      { Kind: 'pause', Duration: 30, CardioZone: null },
                      { ...line, ExerciseId: 6 },
                    ],
                  },
                ],
              },
            ],
          },
        ],
        Exercises: known,
      }),
      answer(listOfferedExercises, { id: 1 }, library),
      answer(updateSheet, { id: 1, sheetId: 3 }, { ...sheet, RowVersion: 3 }),
    ]);
    const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    const at = () => document.activeElement?.getAttribute('aria-label');
    await user.click(await screen.findByRole('textbox', { name: 'Reps, Goblet squat' }));
    await user.keyboard('12-15{Enter}');
    expect(at()).toBe('Reps, Plank');
    expect(cell('Reps, Goblet squat').value).toBe('12–15');
    await user.keyboard('1:10{ArrowDown}');
    expect(at()).toBe('Duration, Pause');
    await user.keyboard('45{Shift>}{Enter}{/Shift}{ArrowUp}{ArrowRight}');
    expect(at()).toBe('Load, Goblet squat');
    await user.keyboard('20-24 kg{Tab}3-0-1{ArrowRight}7.5{ArrowRight}z2{ArrowRight}90{ArrowLeft}');
    expect(at()).toBe('Rest, Goblet squat');
    await user.keyboard('{Escape}');
    expect(cell('Rest, Goblet squat').value).toBe('0:15');
    await user.keyboard('2:00{Tab}');
    expect(cell('Rest, Goblet squat').value).toBe('2:00');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(cell('RPE, Goblet squat'));
    await user.keyboard('8.5{Enter}');
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(cell('RPE, Goblet squat').value).toBe('7.5');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        Days: [
          {
            Groups: [
              {
                Sets: [
                  {
                    Lines: [
                      { Reps: 12, RepsMax: 15, Weight: 20, WeightMax: 24, Tempo: '3-0-1', Rpe: 7.5, CardioZone: 2, Rest: 120 },
                      { Reps: null, RepsMax: null, Duration: 70 },
                    ],
                  },
                  { Lines: [{ Kind: 'pause', Duration: 45 }, { Reps: 8 }] },
                ],
              },
            ],
          },
        ],
      }),
    );
  });

  it('leaves unreadable text in a cell, marked with the reason, until it is fixed', { tags: ['atLength'] }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutSheet/3', [stored(), answer(listOfferedExercises, { id: 1 }, library)]);
    const reps = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Reps, Goblet squat' });
    await user.click(reps);
    await user.keyboard('ten{Tab}');
    expect(reps.value).toBe('ten');
    expect(reps.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Reps not clear\. Write them like 10, 8–12 or 0:40/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(reps);
    await user.keyboard('12-8{Tab}');
    expect(reps.value).toBe('12–8');
    expect(screen.getByText('The most repetitions cannot be below the fewest.')).toBeTruthy();
    await user.click(reps);
    await user.keyboard('0:40{Tab}');
    const time = screen.getByRole('textbox', { name: 'Duration, Goblet squat' });
    await user.click(time);
    await user.keyboard('{Backspace}12{Tab}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reps, Goblet squat' }).value).toBe('12');
    await user.click(screen.getByRole('button', { name: /^Goblet squat/ }));
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Machine level' })).toBeTruthy();
  });

  it('parses rounds, body weight and tempo in the notation of trainers, and shows rounds in the header of the set', {
    tags: ['atLength'],
  }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    const ofSet = (...Lines: ExerciseLine[]) => ({ Rounds: 3, RoundRest: 90, Lines });
    const Sets = [
      ofSet(line),
      ofSet({ ...line, ExerciseId: 5, Reps: null, RepsMax: null, Duration: 40 }, { ...line, ExerciseId: 6 }),
    ];
    const { sent } = await open('/WorkoutSheet/3', [
      stored({ Days: [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets }] }], Exercises: known }),
      answer(listOfferedExercises, { id: 1 }, library),
      answer(updateSheet, { id: 1, sheetId: 3 }, { ...sheet, RowVersion: 3 }),
    ]);
    const first = within(await screen.findByRole('region', { name: 'Set 1' }));
    const second = within(screen.getByRole('region', { name: 'Set 2' }));
    const cell = (set: typeof first, name: RegExp) => set.getByRole<HTMLInputElement>('textbox', { name });
    const rounds = (set: typeof first) => set.getByRole<HTMLInputElement>('textbox', { name: 'Rounds' }).value;
    await user.click(cell(first, /^Reps/));
    await user.keyboard('2 x 20');
    expect(rounds(first)).toBe('2');
    await user.keyboard('{Escape}');
    expect(rounds(first)).toBe('3');
    await user.keyboard('2 x 20{Tab}body{Tab}3011{Tab}');
    expect([/^Reps/, /^Load/, /^Tempo/].map((one) => cell(first, one).value)).toEqual(['20', 'body', '3-0-1-1']);
    expect(rounds(first)).toBe('2');
    await user.click(cell(second, /^Duration/));
    await user.keyboard('8–12{Tab}');
    const [range] = second.getAllByRole<HTMLInputElement>('textbox', { name: /^Reps/ });
    expect(range?.value).toBe('8–12');
    await user.click(range as HTMLInputElement);
    await user.keyboard('4 x 10{Tab}');
    expect(range?.value).toBe('4 x 10');
    expect(rounds(second)).toBe('3');
    expect(
      screen.getByText(/3 x 10 if the set has one exercise, otherwise enter its rounds at the top of the set\.$/),
    ).toBeTruthy();
    await user.click(range as HTMLInputElement);
    await user.keyboard('3 x 10{Tab}');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        Days: [
          {
            Groups: [
              {
                Sets: [
                  { Rounds: 2, Lines: [{ Reps: 20, RepsMax: null, Weight: null, BodyWeight: true, Tempo: '3-0-1-1' }] },
                  { Rounds: 3, Lines: [{ Reps: 10, RepsMax: null, Duration: null }, { Reps: 8 }] },
                ],
              },
            ],
          },
        ],
      }),
    );
  });

  it.each(
    oneIn(2, [
      ['desk', 'textbox', /^Load, Plank/, /^Load, Goblet squat/],
      ['phone', 'button', /^Plank/, /^Goblet squat/],
    ] as const),
  )(
    'marks changes since the last save, and its button Show moves from one change to the next, on a %s',
    { tags: ['examples'] },
    async (width, role, ofPlank, ofSquat) => {
      atWidth(width);
      const user = userEvent.setup();
      const day = (Name: string, ...Lines: ExerciseLine[]): ProgramDay => ({
        Name,
        Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: 90, Lines }] }],
      });
      const Days = [day('First', { ...line, ExerciseId: 6 }), day('Second', line)];
      await open('/WorkoutSheet/3', [stored({ Days, Exercises: known }), answer(listOfferedExercises, { id: 1 }, library)]);
      const bar = () => within(screen.getByRole('region', { name: 'Not saved yet' }));
      const marks = () =>
        [...document.querySelectorAll('[data-changed="true"]')].map((one) => one.getAttribute('data-field') ?? one.tagName);
      const load = async (name: RegExp) => {
        const there = await screen.findByRole(role, { name });
        await user.click(there);
        if (width === 'desk') return user.keyboard('30{Tab}');
        const dialog = within(await screen.findByRole('dialog'));
        const field = dialog.getByRole('textbox', { name: 'Load' });
        await user.clear(field);
        await user.type(field, '30');
        await user.clear(dialog.getByRole('textbox', { name: 'Load up to' }));
        return user.click(dialog.getByRole('button', { name: 'Done' }));
      };
      await screen.findByRole(role, { name: ofPlank });
      expect(marks()).toEqual([]);
      await load(ofPlank);
      expect(marks()).toEqual(['Weight']);
      await user.click(screen.getByRole('radio', { name: 'Second' }));
      expect(marks()).toEqual([]);
      await load(ofSquat);
      expect(bar().getByText('2 changes')).toBeTruthy();
      const show = bar().getByRole('button', { name: 'Show' });
      await user.click(show);
      expect(document.activeElement).toBe(screen.getByRole(role, { name: ofSquat }));
      await user.click(show);
      expect(screen.getByRole('radio', { name: 'First' })).toHaveProperty('checked', true);
      expect(document.activeElement).toBe(screen.getByRole(role, { name: ofPlank }));
      await user.click(show);
      expect(document.activeElement).toBe(screen.getByRole(role, { name: ofSquat }));
      await user.click(bar().getByRole('button', { name: 'Discard' }));
      expect(marks()).toEqual([]);
    },
  );

  it('counts changes and errors, and expands a folded group that has them', {
    tags: ['atLength'],
  }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Exercises: known }), answer(listOfferedExercises, { id: 1 }, library)]);
    await user.click(await screen.findByRole('textbox', { name: 'Reps, Goblet squat' }));
    await user.keyboard('12-8{Tab}30{Tab}');
    const bar = within(screen.getByRole('region', { name: 'Not saved yet' }));
    expect(bar.getByText('2 changes, 1 field to correct')).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Show' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reps, Goblet squat' }));
    await user.keyboard('8-12{Tab}');
    await user.click(screen.getByRole('button', { name: 'Sets of Group A' }));
    await user.click(bar.getByRole('button', { name: 'Show' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Group A' }));
  });

  it('filters the library by exercises of the club', { tags: ['atLength'] }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    const owns: (string | null)[] = [];
    const answered = answer(listOfferedExercises, { id: 1 }, (_body, { query }) => {
      owns.push(query['Own'] ?? null);
      return library;
    });
    await open('/WorkoutSheet/3', [stored(), answered]);
    const panel = within(await screen.findByRole('complementary', { name: 'Exercises' }));
    await user.click(await panel.findByRole('button', { name: 'More filters 1' }));
    await user.click(panel.getByRole('button', { name: /^From/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Our club' }));
    await waitFor(() => expect(owns).toEqual([null, 'true']));
  });

  it('shows on a desktop an outline of groups with minutes and errors, which scrolls to them', {
    tags: ['atLength'],
  }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Days: two, Exercises: known }), answer(listOfferedExercises, { id: 1 }, library)]);
    const outline = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const entries = () => outline.getAllByRole('button').map((one) => one.textContent.trim());
    expect(entries()).toEqual(['Settings', 'Weeks', 'Group A 3 rounds · 16 min', 'Group A 2 min']);
    const field = within(screen.getByRole('region', { name: 'Set 1' })).getByRole('textbox', { name: 'Rounds' });
    await user.clear(field);
    expect(outline.getByRole('img', { name: '2 fields to correct' })).toBeTruthy();
    await user.click(outline.getByRole('button', { name: 'Group A 2 min' }));
    expect(screen.getByRole('radio', { name: /^Day of rest/ })).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Group A' }));
  });

  it('has buttons in a group header to copy, remove and fold it, and undo in the bar', {
    tags: ['atLength'],
  }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Exercises: known }), answer(listOfferedExercises, { id: 1 }, library)]);
    const removes = () => screen.getAllByRole('button', { name: 'Remove group' }).length;
    const [first] = await screen.findAllByRole('region', { name: /^Group/ });
    const head = within(first as HTMLElement);
    await user.click(head.getByRole('button', { name: 'Sets of Group A' }));
    expect(head.queryByRole('region', { name: 'Set 1' })).toBeNull();
    await user.type(head.getByRole('textbox', { name: 'Name of the group' }), 'Strength');
    expect(head.queryByRole('region', { name: 'Set 1' })).toBeNull();
    const count = removes();
    await user.click(head.getByRole('button', { name: 'Copy group' }));
    expect(removes()).toBe(count + 1);
    await user.click(within(screen.getByRole('region', { name: 'Not saved yet' })).getByRole('button', { name: 'Undo' }));
    expect(removes()).toBe(count);
    await user.click(screen.getByRole('button', { name: 'Sets of Strength' }));
    expect(screen.getByRole('region', { name: 'Set 1' })).toBeTruthy();
  });

  it('opens a line at the field that was pressed', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored()]);
    await user.click(await screen.findByText('0:15'));
    const rest = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Rest' });
    await waitFor(() => expect(document.activeElement).toBe(rest));
  });

  it('gives a copied day the next free name', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Days: two, Exercises: known })]);
    await user.click(await screen.findByRole('radio', { name: /^Day of rest/ }));
    await user.click(screen.getByRole('button', { name: 'Actions for Day of rest' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy day' }));
    expect(screen.getByRole('radio', { name: /^Day of rest 2/, checked: true })).toBeTruthy();
  });

  it('moves a set to another day by its menu', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored({ Days: two, Exercises: known })]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Set 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to Day of rest' }));
    expect(screen.queryByRole('region', { name: 'Set 2' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Day of rest/ }));
    expect(namesIn('Set 2')).toEqual(['Pause']);
  });

  it('copies a week with dates into an interval, which must not contain the copied week', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutSheet/3', [
      stored({ PlannedDays: ['2026-11-25', '2026-12-01', '2026-12-02'].map((Date) => ({ Date, Day: 0 })) }),
      answer(updateSheet, { id: 1, sheetId: 3 }, { ...sheet, RowVersion: 3 }),
    ]);
    const week = within(await screen.findByRole('region', { name: /^Week of 11\/23\/2026|^Week of 23\/11\/2026/ }));
    await user.click(week.getByRole('button', { name: /^Actions for Week/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy week' }));
    const dialog = within(await screen.findByRole('dialog'));
    const from = dialog.getByRole('textbox', { name: /^From/ });
    const to = dialog.getByRole('textbox', { name: /^To/ });
    const first = (from as HTMLInputElement).value;
    await user.clear(from);
    await user.type(from, first.replace('30', '29'));
    await user.click(dialog.getByRole('button', { name: 'Copy week' }));
    expect(await dialog.findByText('The dates include the week that is copied. Begin after it, or end before it.')).toBeTruthy();
    await user.clear(from);
    await user.type(from, first);
    await user.clear(to);
    await user.type(to, first.replace('30', '02').replace('11', '12'));
    expect(dialog.getByText(/^Already planned there, and replaced: (12\/0?1|0?1\/12)\.$/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copy week' }));
    expect(await screen.findByRole('region', { name: /^Week of (11\/30|30\/11)\/2026/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        PlannedDays: [
          { Date: '2026-11-25', Day: 0 },
          { Date: '2026-12-02', Day: 0 },
        ],
      }),
    );
  });

  it('shows a version conflict in the same way as all forms', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored(), answer(updateSheet, { id: 1, sheetId: 3 }, () => refused(409, 'StaleRowVersion'))]);
    await user.type(await screen.findByRole('textbox', { name: /^Name( \*)?$/ }), '!');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('merges saved changes of another user, and shows what both users changed', {
    tags: ['atLength'],
  }, async () => {
    atWidth('desk');
    const user = userEvent.setup();
    const days = (goblet: number, side: number): WorkoutSheet['Days'] => {
      const Lines = [
        { ...line, Weight: goblet, WeightMax: null },
        { ...line, ExerciseId: 6, Weight: side, WeightMax: null },
      ];
      return [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: 90, Lines }] }] }];
    };
    let now: WorkoutSheet = { ...sheet, Days: days(20, 14), Exercises: known };
    const { sent } = await open('/WorkoutSheet/3', [
      answer(getSheet, { id: 3 }, () => now),
      answer(listOfferedExercises, { id: 1 }, library),
      answer(updateSheet, { id: 1, sheetId: 3 }, (body) => {
        const { RowVersion, Days } = body as WorkoutSheet;
        if (RowVersion !== now.RowVersion) return refused(409, 'StaleRowVersion');
        now = { ...now, Days, RowVersion: RowVersion + 1 };
        return now;
      }),
    ]);
    const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Load, ${name}` });
    await user.click(await cell('Plank'));
    await user.keyboard('15');
    now = { ...now, Days: days(18, 14), RowVersion: 3 };
    await user.keyboard('{Control>}s{/Control}');
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else saved this sheet in the meantime.');
    expect((await cell('Goblet squat')).value).toBe('18 kg');
    await user.click(await cell('Plank'));
    await user.keyboard('15.5');
    now = { ...now, Days: days(18, 16), RowVersion: 4 };
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You both changed Plank (Load)'));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ RowVersion: 4, Days: days(18, 15.5) });
  });

  it('is published, copied and deleted', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutSheet/3', [
      stored(),
      answer(publishSheets, { id: 1 }, { Done: [3], Refused: [] }),
      answer(cloneSheet, { id: 3 }, { ...sheet, WorkoutSheetId: 4, Name: 'Strength base (copy)' }),
      answer(getSheet, { id: 4 }, { ...sheet, WorkoutSheetId: 4, Name: 'Strength base (copy)' }),
      answer(deleteSheet, { id: 1, sheetId: 4 }, undefined),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent.some(({ body }) => (body as { Published?: boolean })?.Published === true)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Actions for Strength base' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make a copy' }));
    expect(await screen.findByRole('heading', { name: 'Strength base (copy)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for Strength base (copy)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('is read-only for users who may not change it, and shows deleted exercises', async () => {
    await open('/WorkoutSheet/3', [stored({ Writable: false, Exercises: [] })]);
    expect(await screen.findByRole('heading', { name: 'Strength base' })).toBeTruthy();
    expect(screen.getByText('Exercise definition not found (removed)')).toBeTruthy();
    expect(screen.getByText('3 rounds · Rest between rounds 1:30')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add exercises' })).toBeNull();
  });

  it.each(
    oneIn(2, [
      ['is viewed', false],
      ['is edited', true],
    ] as const),
  )(
    'shows that the athlete finds the loads by feel until each load is set, when the sheet %s',
    { tags: ['examples'] },
    async (_, Writable) => {
      const Decisions: WorkoutSheet['Decisions'] = [
        { Kind: 'gentle', Out: 4 },
        { Kind: 'byFeel', Rpe: 7 },
      ];
      const days = (fields: Partial<ExerciseLine>) => [
        {
          Name: '',
          Groups: [{ Section: 'main' as const, Name: '', Sets: [{ Rounds: 3, RoundRest: 90, Lines: [{ ...line, ...fields }] }] }],
        },
      ];
      const Exercises = [{ ...squat, Equipment: ['dumbbell' as const], Instructions: '' }];
      const first = await open('/WorkoutSheet/3', [
        stored({ Writable, Decisions, Exercises, Days: days({ Weight: null, WeightMax: null }) }),
      ]);
      expect(await screen.findByText('Loads by feel')).toBeTruthy();
      first.unmount();
      await open('/WorkoutSheet/3', [stored({ Writable, Decisions, Exercises, Days: days({}) })]);
      expect(await screen.findByText('Only exercises with a light version')).toBeTruthy();
      expect(screen.queryByText('Loads by feel')).toBeNull();
    },
  );

  it('shows each sign to stop at once, without the name of a condition', async () => {
    const condition = (Condition: 'heartDisease' | 'betaBlockers' | 'asthma') =>
      ({ Kind: 'condition', Condition, Severity: null, Out: 0 }) as const;
    const Decisions = [condition('heartDisease'), condition('betaBlockers'), condition('asthma')];
    await open('/WorkoutSheet/3', [stored({ Writable: false, Decisions })]);
    const [heart] = await screen.findAllByText(/^Stop at pain in the chest/, { selector: 'p' });
    const signs = heart?.parentElement;
    expect(signs?.children).toHaveLength(2);
    expect(signs?.textContent).toContain('wheezing');
    expect(signs?.textContent).not.toMatch(/heart disease|asthma/i);
  });

  it('shows an empty state when it does not exist', async () => {
    await open('/WorkoutSheet/9', [answer(getSheet, { id: 9 }, () => refused(404, 'WorkoutSheetNotFound'))]);
    expect(await screen.findByText('Workout sheet not found')).toBeTruthy();
  });

  it('begins as a copy of a template, but is itself no template, or opens the generator', async () => {
    const user = userEvent.setup();
    const { sent, router } = await open('/WorkoutSheet/new', [
      answer(getSheet, { id: 3 }, { ...sheet, PlannedDays: [{ Date: '2026-11-25', Day: 0 }] }),
      answer(createSheet, { id: 1 }, sheet),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Start from a template' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /^Strength base/ }));
    expect(await screen.findByText('Goblet squat')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Generate a sheet' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Add sheet|^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        Name: 'Strength base',
        Template: false,
        PlannedDays: [],
        Days: [{ Groups: [{ Sets: [{ Lines: [{ ExerciseId: 5 }] }] }] }],
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toMatch(/GenerateSheet|WorkoutSheet/));
  });

  it('begins empty, and requires a name and an exercise', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/WorkoutSheet/new', [
      answer(listOfferedExercises, { id: 1 }, library),
      answer(createSheet, { id: 1 }, sheet),
      stored(),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^Name( \*)?$/ }), 'Legs');
    await user.click(await screen.findByRole('button', { name: 'Add sheet' }));
    expect(await screen.findByText('Each set needs at least one exercise.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add exercises' }));
    await user.click(await screen.findByRole('button', { name: 'Add Plank' }));
    await user.keyboard('{Escape}');
    await user.clear(screen.getByRole('textbox', { name: 'Rounds' }));
    await user.type(screen.getByRole('textbox', { name: 'Rounds' }), '4');
    expect((await screen.findByText(/changes?$/)).textContent).toBe('3 changes');
    await user.click(await screen.findByRole('button', { name: 'Add sheet' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        Name: 'Legs',
        Days: [{ Groups: [{ Sets: [{ Lines: [{ ExerciseId: 6, Reps: null, Duration: 30 }] }] }] }],
      }),
    );
  });
});

describe('unsaved changes of a workout sheet', () => {
  const nameOf = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name( \*)?$/ });
  const leave = async () => {
    const user = userEvent.setup();
    const { unmount } = await open('/WorkoutSheet/3', [stored()]);
    await user.type(await nameOf(), ' twice');
    unmount();
  };

  it('are offered when the user opens the page again, and can be restored', async () => {
    await leave();
    const user = userEvent.setup();
    await open('/WorkoutSheet/3', [stored()]);
    expect((await nameOf()).value).toBe('Strength base');
    await user.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect((await nameOf()).value).toBe('Strength base twice');
    expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  });

  it('are offered with a note that the sheet was changed since, and are removed when discarded', {
    tags: ['atLength'],
  }, async () => {
    await leave();
    const user = userEvent.setup();
    const first = await open('/WorkoutSheet/3', [stored({ RowVersion: 5 })]);
    expect(await screen.findByText(/the sheet was changed since/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    first.unmount();
    await open('/WorkoutSheet/3', [stored({ RowVersion: 5 })]);
    await nameOf();
    expect(screen.queryByText(/the sheet was changed since/)).toBeNull();
  });

  it('are removed when the sheet is saved, and are not offered for another sheet', { tags: ['atLength'] }, async () => {
    const user = userEvent.setup();
    const first = await open('/WorkoutSheet/3', [
      stored(),
      answer(updateSheet, { id: 1, sheetId: 3 }, { ...sheet, RowVersion: 3 }),
    ]);
    await user.type(await nameOf(), '!');
    expect(window.localStorage.getItem('clubpulse.sheetDraft')).toContain('Strength base!');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(window.localStorage.getItem('clubpulse.sheetDraft')).toBeNull());
    first.unmount();
    await leave();
    await open('/WorkoutSheet/new');
    await nameOf();
    expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  });
});

it('the print of a sheet has a box per round, and starts after 250 ms', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const delays = printsAfter();
  await open('/ExportWorkoutSheet/3', [
    stored({ Writable: false, Exercises: [{ ...squat, Instructions: 'Sit down, stand up.' }] }),
  ]);
  expect(await screen.findByText('Goblet squat')).toBeTruthy();
  expect(screen.getByText('Sit down, stand up.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Strength base' }).closest('header')?.dataset['prints']).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Without instructions' }));
  expect(screen.queryByText('Sit down, stand up.')).toBeNull();
  const boxes = screen.getByText('Goblet squat').closest('li')?.querySelectorAll('[aria-hidden] > span');
  expect([...(boxes ?? [])].map((one) => one.querySelector('b')?.textContent)).toEqual(['1', '2', '3']);
  await user.click(screen.getByRole('button', { name: 'Print sheet' }));
  await waitFor(() => expect(delays).toEqual([250]));
});

it('the print of a sheet with a condition shows who confirmed each exercise, and when', async () => {
  await open('/ExportWorkoutSheet/3', [stored({ Confirmations })]);
  const confirmed = await screen.findByRole('region', { name: 'Who confirmed each exercise' });
  expect(confirmed.textContent).toMatch(/Giulia Ferri, .*2026.*Goblet squat$/);
});

it('the print of a sheet shows rounds and rest of a group once, and rounds and rest of a set where they differ', async () => {
  const twice = (RoundRest: number) => [
    {
      Name: '',
      Groups: [
        {
          Section: 'main' as const,
          Name: '',
          Sets: [
            { Rounds: 3, RoundRest: 90, Lines: [line] },
            { Rounds: 3, RoundRest, Lines: [line] },
          ],
        },
      ],
    },
  ];
  const { unmount } = await open('/ExportWorkoutSheet/3', [stored({ Days: twice(90) })]);
  const found = await screen.findAllByText('3 rounds · Rest between rounds 1:30');
  expect(found.map((one) => one.closest('h3') !== null)).toEqual([true]);
  expect(screen.getByRole('img', { name: /^Main: quadriceps/i })).toBeTruthy();
  expect(screen.getByText('Open the sheet on a phone')).toBeTruthy();
  unmount();
  await open('/ExportWorkoutSheet/3', [stored({ Days: twice(45) })]);
  const own = await screen.findAllByText(/^3 rounds · Rest between rounds/);
  expect(own.map((one) => [one.textContent?.slice(-4), one.closest('h3') === null])).toEqual([
    ['1:30', false],
    ['0:45', true],
  ]);
});

describe('a sheet written by a member for themselves', () => {
  const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  const own = { ...sheet, UserId: athlete.UserId, Published: false, Shareable: false, Publishable: false, Template: false };
  const id = athlete.UserId;
  const openOwn = (path: string, answers: Parameters<typeof openScreen>[0]['answers'] = []) =>
    openScreen({ clubs: [{ ...clubWith(1), EnableWorkoutSheets: true }], path, self: athlete, answers: answers ?? [] });

  it('contains exercises of the club, and has no fields for sharing', async () => {
    const user = userEvent.setup();
    const { sent } = await openOwn('/WorkoutSheet/mine', [
      answer(listOfferedExercises, { id: 1 }, library),
      answer(createPersonalSheet, { id }, own),
      answer(getSheet, { id: 3 }, own),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^Name( \*)?$/ }), 'At home');
    expect(screen.queryByRole('checkbox', { name: 'A template for other sheets' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add exercises' }));
    await user.click(await screen.findByRole('button', { name: 'Add Plank' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Add sheet' }));
    expect(await screen.findByRole('heading', { name: 'Strength base' })).toBeTruthy();
    const body = sent.find(({ method }) => method === 'POST')?.body;
    expect(body).toMatchObject({ Name: 'At home', ClubId: 1 });
    expect(body).not.toHaveProperty('Shareable');
  });

  it('is changed and deleted by its owner', async () => {
    const user = userEvent.setup();
    const { sent } = await openOwn('/WorkoutSheet/3', [
      answer(getSheet, { id: 3 }, own),
      answer(updatePersonalSheet, { id, sheetId: 3 }, { ...own, Name: 'Strength base!', RowVersion: 3 }),
      answer(deletePersonalSheet, { id, sheetId: 3 }, undefined),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^Name( \*)?$/ }), '!');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ Name: 'Strength base!', RowVersion: 2 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Actions for Strength base' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('can be a copy of a sheet that the member may read, if the club of the sheet allows copies', async () => {
    const user = userEvent.setup();
    const read = { ...sheet, Writable: false, ClonableToPersonal: true };
    await openOwn('/WorkoutSheet/3', [
      answer(getSheet, { id: 3 }, read),
      answer(cloneToPersonal, { id }, { ...own, WorkoutSheetId: 8, Name: 'Mine' }),
      answer(getSheet, { id: 8 }, { ...own, WorkoutSheetId: 8, Name: 'Mine' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Make my own copy' }));
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeTruthy();
  });
});
