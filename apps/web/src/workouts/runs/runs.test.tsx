import { getUserLive, type UserLive } from '@clubpulse/contract/live/board.calls';
import type { NewRun, Run, RunDetail, RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { deleteRun, getRun, getRunPlan, storeRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import type { ExerciseLine, ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { sendRuns, tries } from './stored/send-runs.ts';
import { saveStoredRun, storedRuns } from './stored/stored-runs.ts';

beforeAll(() => import('./carry-out/CarryOut.tsx'));

const line = (ExerciseId: number, fields: Partial<ExerciseLine> = {}): ExerciseLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 10,
  RepsMax: 12,
  Duration: null,
  Weight: 14,
  WeightMax: null,
  Tempo: '2-0-2-0',
  Rpe: 7,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
  ...fields,
});
const day: ProgramDay = {
  Name: 'Day A',
  Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 2, RoundRest: 90, Lines: [line(1, { Superset: true }), line(2)] }] }],
};
const exercise = (ExerciseId: number, Name: string, fields: Partial<RunPlan['Exercises'][number]> = {}) => ({
  ExerciseId,
  ClubId: null,
  Name,
  Instructions: '',
  Activities: ['strength' as const],
  MainMuscle: 'quadriceps' as const,
  OtherMuscles: [],
  Equipment: ['dumbbell' as const],
  Pattern: 'squat' as const,
  Measure: 'reps' as const,
  Unilateral: false,
  PictureUris: [],
  Figure: null,
  Alternatives: [],
  Sessions: [],
  ...fields,
});
const plan = (WorkoutSheetId: number): RunPlan => ({
  WorkoutSheetId,
  RowVersion: 3,
  ClubId: 1,
  Name: 'Strength base',
  Type: 'regular',
  Program: [day],
  PlannedDays: [],
  Exercises: [
    exercise(1, 'Goblet squat', {
      Alternatives: [3],
      Sessions: [{ Begin: new Date().toISOString(), Sets: [{ Reps: 9, Duration: null, Weight: 12, Rpe: 7 }] }],
    }),
    exercise(2, 'Romanian deadlift'),
    exercise(3, 'Split squat'),
  ],
  LastRuns: [{ Day: 0, Begin: new Date().toISOString(), Loads: [{ ExerciseId: 1, Weight: 14, WeightMax: null }] }],
  FirstRun: null,
});
const stored = (UserId: number, { Name, Begin, End, Felt, Sets }: NewRun): Run => ({
  WorkoutSheetRunId: 5,
  UserId,
  ClubId: 1,
  WorkoutSheetId: 7,
  Name,
  Day: 0,
  DayName: 'Day A',
  Begin,
  End,
  Felt,
  Planned: 4,
  Done: Sets.filter(({ State }) => State === 'done').length,
  Percent: 50,
  Evaluation: 'canDoMore',
  Volume: 100,
  SheetState: 'Same',
  CalendarType: 'WorkoutSheetRun',
});

let owner = 100;
async function open(
  path?: string,
  lines?: ExerciseLine[],
  refusedWith: { status: number; key?: string } | null = null,
  further: Partial<RunPlan> = {},
  live: UserLive | null = null,
  opener: typeof openScreen = openScreen,
) {
  owner += 1;
  const got: NewRun[] = [];
  const self = selfWith({ UserId: owner, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
  const carried: RunPlan = {
    ...plan(owner),
    ...further,
    ...(lines && {
      Program: [{ ...day, Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 2, RoundRest: 90, Lines: lines }] }] }],
    }),
  };
  const start = () =>
    opener({
      self,
      clubs: [clubWith(1)],
      path: path ?? `/WorkoutSheetRun/${owner}`,
      answers: [
        answer(getRunPlan, { id: owner }, carried),
        answer(getUserLive, { id: owner }, live),
        answer(storeRun, { id: owner }, (body, { params }) => {
          got.push(body as NewRun);
          const isRefused = refusedWith !== null && (refusedWith.key ?? params['key']) === params['key'];
          if (isRefused && refusedWith.status > 0) return respond(refusedWith.status, {});
          return stored(owner, body as NewRun);
        }),
      ],
    });
  const view = await start();
  const reload = async () => {
    cleanup();
    await start();
  };
  return { ...view, got, owner, reload, user: userEvent.setup() };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  if (name === 'Set done') vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  await user.click(button);
};

it('a run changes a weight by the smallest increment of the club', async () => {
  const { user } = await open(undefined, undefined, null, { HandStep: 1 });
  await press(user, 'Start Day A');
  await press(user, 'More: Weight');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' }).value).toBe('13');
});

it('a run counts a double tap in a superset as one set', async () => {
  const { user, owner: id } = await open();
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  expect(await screen.findByRole('heading', { name: 'Romanian deadlift' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set done' }));
  expect(screen.getByText(/Set 2 of 4/)).toBeTruthy();
  expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ Line: 0, State: 'done' }]);
});

it('a run proceeds set by set with the values of the last run, and rests between rounds', async () => {
  const { user } = await open();
  await press(user, 'Start Day A');
  expect(await screen.findByRole('heading', { name: 'Goblet squat' })).toBeTruthy();
  expect(screen.getByText(/Set 1 of 4/)).toBeTruthy();
  expect(screen.getByText('Superset A, round 1 of 2')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'reps' }).value).toBe('9');
  expect(screen.getByText('last time 12 kg')).toBeTruthy();
  await press(user, 'More: reps');
  await press(user, 'More: Weight');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' }).value).toBe('14');
  await press(user, 'Set done');
  expect(await screen.findByRole('heading', { name: 'Romanian deadlift' })).toBeTruthy();
  await press(user, 'Set done');
  expect(await screen.findByRole('heading', { name: 'Rest' })).toBeTruthy();
  expect(screen.getByText('of 1:30, round 2 follows')).toBeTruthy();
  expect(screen.getByText('Next, round 2 of 2')).toBeTruthy();
  await press(user, '15 seconds more');
  expect(await screen.findByText('of 1:45, round 2 follows')).toBeTruthy();
  await press(user, '8');
  expect((await screen.findByRole('button', { name: '8' })).getAttribute('aria-pressed')).toBe('true');
  await press(user, 'Undo');
  expect(await screen.findByText(/Set 2 of 4/)).toBeTruthy();
  await press(user, 'Set done');
  await press(user, 'Start now');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'reps' })).value).toBe('10');
});

it('a run shows the signs at which the athlete stops, after a press of its button', async () => {
  const { user } = await open(undefined, undefined, null, { Stop: ['heart', 'airways'] });
  await press(user, 'When to stop');
  expect(await screen.findByText(/^Stop at pain in the chest/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await press(user, 'Start Day A');
  expect(screen.queryByText(/^Stop at pain in the chest/)).toBeNull();
  await press(user, 'When to stop');
  const dialog = await screen.findByRole('dialog', { name: 'When to stop' });
  expect(within(dialog).getByText(/^Stop at pain in the chest/)).toBeTruthy();
  expect(within(dialog).getByText(/^Stop at wheezing/)).toBeTruthy();
});

it('a run marks the trained muscles, and shows instructions by a separate button', async () => {
  const { user } = await open();
  await press(user, 'Start Day A');
  expect(await screen.findByRole('img', { name: 'Main: Quadriceps' })).toBeTruthy();
  const how = screen.getByRole('button', { name: 'How it is done: Goblet squat' });
  expect(how.textContent).toBe('How?');
  await user.click(how);
  expect(await screen.findByRole('dialog', { name: 'Goblet squat' })).toBeTruthy();
});

it('a run shows the instruction steps of the club first, with its video above them', { tags: ['atLength'] }, async () => {
  const step = (digit: string, Title: string) => ({ PictureUri: `/media/${digit.repeat(64)}-960.jpg`, Title, Text: '' });
  const Guide = { ClubId: 1, ExerciseId: 1, Steps: [step('1', 'Stand tall'), step('2', 'Sit down')], Video: null };
  const filmed = { VideoId: 5, Title: 'Goblet squat, filmed', Source: 'Upload' as const, PreviewUri: null, Seconds: 24 };
  const shown = async (Video: typeof filmed | null) => {
    const Exercises = [exercise(1, 'Goblet squat', { Guide: { ...Guide, Video } }), exercise(2, 'Romanian deadlift')];
    const { user } = await open(undefined, undefined, null, { Exercises });
    await press(user, 'Start Day A');
    await press(user, 'How it is done: Goblet squat');
    const dialog = await screen.findByRole('dialog', { name: 'Goblet squat' });
    return { user, dialog: within(dialog) };
  };
  const first = await shown(null);
  expect(first.dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['1 Stand tall', '2 Sit down']);
  await first.user.click(first.dialog.getByRole('radio', { name: 'How' }));
  expect(first.dialog.queryByRole('listitem')).toBeNull();
  cleanup();
  const { dialog } = await shown(filmed);
  expect(await dialog.findByRole('button', { name: 'Play Goblet squat, filmed' })).toBeTruthy();
  expect(dialog.queryByRole('listitem')).toBeNull();
});

it('a run lets the athlete correct a set during the rest', async () => {
  const { user, owner: id } = await open(undefined, [line(1)]);
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  expect(await screen.findAllByText('9 × 12 kg')).toHaveLength(2);
  await press(user, 'Edit');
  await press(user, 'More: reps');
  await press(user, 'More: reps');
  expect(await screen.findAllByText('11 × 12 kg')).toHaveLength(2);
  await press(user, 'Edit');
  expect(screen.queryByRole('button', { name: 'More: reps' })).toBeNull();
  expect(screen.getByRole('timer')).toBeTruthy();
  expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ State: 'done', Reps: 11, Weight: 12 }]);
});

it('a run shows at its end the points that the live view has received', async () => {
  const { user } = await open(
    undefined,
    undefined,
    null,
    {},
    { ...liveNow(), LastHeard: new Date(Date.now() + 60_000).toISOString() },
  );
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  await press(user, 'Leave the workout');
  await press(user, 'Finish now');
  expect((await screen.findByText('points')).parentElement?.textContent).toBe('points59');
  expect(screen.queryByText('average bpm')).toBeNull();
});

it('a run begins with the load of the plan, and shows that load', async () => {
  const { user } = await open(undefined, [line(1, { Reps: 8, RepsMax: null, Weight: 20 }), line(1, { Reps: 8, Weight: 20 })]);
  await press(user, 'Start Day A');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' })).value).toBe('20');
  expect(screen.getByText('last time 12 kg')).toBeTruthy();
  expect(screen.getByText(/^8 reps, 20 kg/)).toBeTruthy();
});

it.each([
  ['another load than the present one of the sheet', 12, '14'],
  ['the present load of the sheet', 14, '12'],
])('a run begins with the right load when the last run was planned with %s', async (_what, Weight, proposed) => {
  const Loads = [{ ExerciseId: 1, Weight, WeightMax: null }];
  const { user } = await open(undefined, undefined, null, { LastRuns: [{ Day: 0, Begin: new Date().toISOString(), Loads }] });
  await press(user, 'Start Day A');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' })).value).toBe(proposed);
});

it("a run of a new sheet begins with that sheet's load, whatever was lifted with another sheet, and stores the load", async () => {
  const { user, owner: id } = await open(undefined, undefined, null, { LastRuns: [] });
  await press(user, 'Start Day A');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' })).value).toBe('14');
  expect(screen.getByText('last time 12 kg')).toBeTruthy();
  await press(user, 'Set done');
  await waitFor(async () => expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ State: 'done', Weight: 14 }]));
});

it('a run shows numbers in full, and no load for a bicycle', async () => {
  const ride = line(4, { Reps: null, RepsMax: null, Duration: 280, Weight: null });
  const bike = exercise(4, 'Spin bike', { MainMuscle: 'cardio', Equipment: ['spinBike'], Measure: 'duration' });
  const { user } = await open(undefined, [ride], null, { Exercises: [bike] });
  await press(user, 'Start Day A');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Seconds' })).style.width).toBe('3.6ch');
  expect(screen.queryByRole('textbox', { name: 'Weight' })).toBeNull();
});

it('a run shows no load for stretches and other exercises without a load', async () => {
  const cat = exercise(4, 'Cat-cow', { MainMuscle: 'lowerBack', Equipment: ['mat'], Pattern: 'mobility' });
  const { user } = await open(undefined, [line(4, { Weight: null })], null, { Exercises: [cat] });
  await press(user, 'Start Day A');
  expect(await screen.findByRole('textbox', { name: 'reps' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Weight' })).toBeNull();
});

it.each([
  ['50,5', '50.5', 50.5],
  ['60kg', '60', 60],
  ['100 lb', '45.36', 45.36],
])('a run stores a weight typed as %s in kilograms', async (typed, read, kilograms) => {
  const { user, owner: id } = await open();
  await press(user, 'Start Day A');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' });
  await user.click(field);
  await user.keyboard(typed);
  expect(field.value).toBe(typed);
  await user.keyboard('{Enter}');
  expect(field.value).toBe(read);
  await press(user, 'Set done');
  expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ Weight: kilograms }]);
});

it('a run reads a typed duration in the notation in which it is shown', async () => {
  const { user, owner: id } = await open(undefined, [line(1, { Reps: null, RepsMax: null, Duration: 40 })]);
  await press(user, 'Start Day A');
  await user.click(await screen.findByRole('textbox', { name: 'Seconds' }));
  await user.keyboard('4:40');
  await press(user, 'Set done');
  expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ Duration: 280 }]);
});

const box = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
async function write(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.click(await box(name));
  await user.keyboard(text);
}

it('a run restores typed text of the current set after a pause and a reload, readable or not', {
  tags: ['atLength'],
}, async () => {
  const { user, reload, got, owner: id } = await open(undefined, [line(1)]);
  await press(user, 'Start Day A');
  await write(user, 'reps', '11');
  await write(user, 'Weight', '52,5');
  await press(user, 'Leave the workout');
  await press(user, 'Pause and save');
  await press(user, 'Continue');
  expect((await box('reps')).value).toBe('11');
  expect((await box('Weight')).value).toBe('52.5');
  await write(user, 'reps', '9 or so');
  await reload();
  expect((await box('reps')).value).toBe('9 or so');
  expect(screen.getByRole('alert').textContent).toMatch(/^Write the reps like 12/);
  expect((await box('Weight')).value).toBe('52.5');
  await press(user, 'More: reps');
  expect((await box('reps')).value).toBe('10');
  await press(user, 'Set done');
  await press(user, 'Start now');
  expect((await box('reps')).value).toBe('10');
  await press(user, 'Leave the workout');
  await press(user, 'Finish now');
  await press(user, 'Save to journal');
  await waitFor(() => expect(got).toHaveLength(1));
  expect(got[0]?.Sets).toMatchObject([{ State: 'done', Reps: 10, Weight: 52.5 }]);
  expect(Object.keys(got[0] ?? {})).not.toContain('said');
  await waitFor(async () => expect(await storedRuns(id)).toEqual([]));
});

it('a run restores the values of a set when the set is undone', { tags: ['atLength'] }, async () => {
  const { user, owner: id } = await open();
  await press(user, 'Start Day A');
  await write(user, 'reps', '11');
  await write(user, 'Weight', '52,5');
  await press(user, 'Set done');
  await write(user, 'reps', '7');
  await press(user, 'Set done');
  await press(user, 'Undo');
  expect(await screen.findByRole('heading', { name: 'Romanian deadlift' })).toBeTruthy();
  expect((await box('reps')).value).toBe('7');
  await press(user, 'Undo');
  expect(await screen.findByRole('heading', { name: 'Goblet squat' })).toBeTruthy();
  expect((await box('reps')).value).toBe('11');
  expect((await box('Weight')).value).toBe('52.5');
  await press(user, 'Set done');
  expect((await box('reps')).value).toBe('7');
  await press(user, 'Skip');
  await press(user, 'Undo');
  expect((await box('reps')).value).toBe('7');
  expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ State: 'done', Reps: 11, Weight: 52.5 }]);
});

it('a run uses typed seconds instead of the clock of a timed set', async () => {
  const { user, owner: id } = await open(undefined, [line(1, { Reps: null, RepsMax: null, Duration: 45 })]);
  await press(user, 'Start Day A');
  await press(user, 'Start the timer: 0:45');
  await press(user, 'More: Weight');
  expect(screen.getByRole('timer')).toBeTruthy();
  await write(user, 'Seconds', '30');
  expect(screen.queryByRole('timer')).toBeNull();
  await press(user, 'Set done');
  expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ State: 'done', Duration: 30, Weight: 16 }]);
});

it('a run resumes the clock of a timed set after a reload, and removes it when the set is undone', async () => {
  const { user, reload, owner: id } = await open(undefined, [line(1, { Reps: null, RepsMax: null, Duration: 45 })]);
  await press(user, 'Start Day A');
  await press(user, 'Start the timer: 0:45');
  await screen.findByRole('timer');
  const [saved] = await storedRuns(id);
  if (!saved?.run.timed) throw new Error('No clock is stored');
  const since = saved.run.timed.since - 20_000;
  await saveStoredRun({ ...saved, run: { ...saved.run, timed: { ...saved.run.timed, since } } });
  await reload();
  expect((await screen.findByRole('timer')).textContent).toMatch(/^0:2[0-5]$/);
  await press(user, 'Skip');
  expect((await box('Seconds')).value).toBe('45');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Start the timer: 0:45' })).toBeTruthy();
});

it('a run marks unreadable text, leaves it in the field, and stores no value for it', { tags: ['atLength'] }, async () => {
  const { user, owner: id } = await open(undefined, [line(1)]);
  await press(user, 'Start Day A');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' });
  await user.click(field);
  await user.keyboard('heavy');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Write the weight like 22.5 or 50 lb, up to 1,000 kg. It was not saved.');
  await press(user, 'Set done');
  expect(field.value).toBe('heavy');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((await storedRuns(id))[0]?.run.sets).toEqual([]);
  await press(user, 'More: Weight');
  expect(field.value).toBe('14');
  expect(screen.queryByRole('alert')).toBeNull();
  const reps = screen.getByRole<HTMLInputElement>('textbox', { name: 'reps' });
  await user.click(reps);
  await user.keyboard('8–12');
  fireEvent.click(screen.getByRole('button', { name: 'Set done' }));
  expect(screen.getByRole('alert').textContent).toBe('Write the reps like 12, up to 500. They were not saved.');
  await user.clear(reps);
  await user.keyboard('11');
  await press(user, 'Set done');
  await press(user, 'Edit');
  await user.click(await screen.findByRole('textbox', { name: 'Weight' }));
  await user.keyboard('16kgs of it');
  await press(user, 'Start now');
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('timer')).toBeTruthy();
  expect((await storedRuns(id))[0]?.run.sets).toMatchObject([{ Reps: 11, Weight: 16 }]);
});

it('a run shows its dialogs in dark colours too', async () => {
  const { user } = await open();
  await press(user, 'Start Day A');
  await press(user, 'Swap');
  const isDark = (dialog: HTMLElement) => {
    const root = dialog.closest<HTMLElement>('.mantine-Modal-root');
    expect(root?.style.getPropertyValue('--mantine-color-body')).toBe('var(--surface)');
    return root?.getAttribute('data-mantine-color-scheme');
  };
  const dialog = await screen.findByRole('dialog', { name: 'Another exercise instead of Goblet squat' });
  expect(isDark(dialog)).toBe('dark');
  await user.click(within(dialog).getByRole('button', { name: /Split squat/ }));
  await press(user, 'Leave the workout');
  expect(isDark(await screen.findByRole('dialog', { name: 'Leave the workout' }))).toBe('dark');
});

const liveNow = (): UserLive => ({
  UserId: owner + 1,
  Nickname: 'Ale',
  FirstMidName: 'Alessia',
  LastName: 'Conti',
  DisplayGroupId: 4,
  HeartRate: 155,
  Percent: 82,
  Zone: 4,
  Points: 59,
  Since: new Date().toISOString(),
  LastHeard: new Date().toISOString(),
  Silence: 1,
  Signal: 'fresh',
  ClubId: 1,
  OffTheWall: false,
});

it('a run shows the heart rate with the zones of the exercise where the club receives it', async () => {
  const received = liveNow();
  const { user } = await open(undefined, [line(1, { CardioZone: 2, CardioZoneMax: 3 })], null, {}, received);
  await press(user, 'Start Day A');
  expect(await screen.findByText('82%')).toBeTruthy();
  expect(screen.getByText(/^155 bpm/).textContent).toBe('155 bpmZ2–3 is the target: ease off');
});

it('a run without a network shows that the network is missing, and not that there is no heart rate yet', async () => {
  const received: UserLive = { ...liveNow(), Silence: 60, Signal: 'lost' };
  const { user } = await open(undefined, undefined, null, {}, received);
  await press(user, 'Start Day A');
  expect(await screen.findByText('No heart rate yet')).toBeTruthy();
  const back = goOffline();
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('No network: your heart rate cannot be shown')).toBeTruthy();
  expect(screen.queryByText('No heart rate yet')).toBeNull();
  back();
});

it('a run counts a timed set down, and stores the elapsed time', async () => {
  const { user, owner: id } = await open(undefined, [line(1, { Reps: null, RepsMax: null, Duration: 40 })]);
  await press(user, 'Start Day A');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Seconds' }).value).toBe('40');
  await press(user, 'Start the timer: 0:40');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^0:(40|39|38)$/);
  await press(user, 'Stop the timer');
  expect(Number((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Seconds' })).value)).toBeLessThan(20);
  expect(screen.queryByRole('timer')).toBeNull();
  await press(user, 'More: Seconds');
  await press(user, /^Start the timer/);
  await press(user, 'Set done');
  const [saved] = await storedRuns(id);
  expect(saved?.run.sets[0]).toMatchObject({ State: 'done', Reps: null });
  expect(saved?.run.sets[0]?.Duration).toBeLessThan(20);
});

it('a run replaces the planned exercise for the remaining rounds', async () => {
  const { user, owner: id } = await open();
  await press(user, 'Start Day A');
  await press(user, 'Swap');
  const dialog = await screen.findByRole('dialog', { name: 'Another exercise instead of Goblet squat' });
  await user.click(within(dialog).getByRole('button', { name: /Split squat/ }));
  expect(await screen.findByRole('heading', { name: 'Split squat' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' }).value).toBe('0');
  await press(user, 'Set done');
  await press(user, 'Skip');
  expect(await screen.findByRole('heading', { name: 'Split squat' })).toBeTruthy();
  const [saved] = await storedRuns(id);
  expect(saved?.run.sets).toMatchObject([
    { ExerciseId: 3, State: 'done', Weight: null },
    { ExerciseId: 2, State: 'skipped' },
  ]);
});

it('a run shows exercises as a superset only if they are marked as one, otherwise as a group', async () => {
  const { user } = await open(undefined, [line(1, { Rest: 90 }), line(2), line(3)]);
  await press(user, 'Start Day A');
  expect(await screen.findByText('Group A, round 1 of 2')).toBeTruthy();
  expect(screen.queryByText(/Superset/)).toBeNull();
});

it('a run marks a skipped set of a superset', async () => {
  const { user } = await open();
  await press(user, 'Start Day A');
  await press(user, 'Skip');
  expect((await screen.findByText('A1')).parentElement?.textContent).toBe('A1skipped');
});

it('a run can be paused, resumed and finished', async () => {
  const { user, got, owner: id } = await open();
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  await press(user, 'Leave the workout');
  await press(user, 'Pause and save');
  expect(await screen.findByText('Day A is paused at set 2 of 4.')).toBeTruthy();
  await press(user, 'Continue');
  await press(user, 'Set done');
  await press(user, 'Leave the workout');
  await press(user, 'Finish now');
  expect(await screen.findByText('50%')).toBeTruthy();
  expect(screen.getByText('You can do more next time')).toBeTruthy();
  expect(screen.getByText('2 of 4 sets done')).toBeTruthy();
  await press(user, /8 ?very hard/);
  await press(user, 'Save to journal');
  await waitFor(() => expect(got).toHaveLength(1));
  expect(got[0]).toMatchObject({ WorkoutSheetId: id, RowVersion: 3, Felt: 8, Plan: day, Sets: [{ Line: 0 }, { Line: 1 }] });
  await waitFor(async () => expect(await storedRuns(id)).toEqual([]));
});

it('a run is discarded only after a confirmation', async () => {
  const { user, owner: id } = await open();
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  await press(user, 'Leave the workout');
  await press(user, 'Discard');
  const dialog = await screen.findByRole('dialog', { name: 'Discard this workout?' });
  expect(within(dialog).getByText('1 set is lost. This cannot be undone.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Start Day A' })).toBeTruthy();
  expect(await storedRuns(id)).toEqual([]);
});

it('a run is stored without a network, and sent once when the network is back', async () => {
  const { user, got, owner: id } = await open();
  await press(user, 'Start Day A');
  const back = goOffline();
  window.dispatchEvent(new Event('offline'));
  await press(user, 'Set done');
  await press(user, '1 stored');
  expect(await screen.findByText(/You are offline\. What you do is stored/)).toBeTruthy();
  await press(user, 'Leave the workout');
  await press(user, 'Finish now');
  await press(user, 'Save to journal');
  await waitFor(async () => expect((await storedRuns(id))[0]?.ready).toBe(true));
  expect(got).toEqual([]);
  expect(await screen.findByText(/done on .*, will be sent automatically/)).toBeTruthy();
  expect(screen.queryByText(/not done yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Start Day A' }).getAttribute('data-variant')).toBe('default');
  back();
  await sendRuns(id);
  await sendRuns(id);
  expect(got).toHaveLength(1);
  expect(await storedRuns(id)).toEqual([]);
});

it.each([
  [401, 0],
  [429, 0],
  [500, 0],
  [503, 0],
  [422, 1],
])('a run stays on the device after a response %i, with %i refusals shown', async (status, refused) => {
  const server = { status };
  const { user, got, owner: id } = await open(undefined, undefined, server);
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  const back = goOffline();
  window.dispatchEvent(new Event('offline'));
  await press(user, 'Leave the workout');
  await press(user, 'Finish now');
  await press(user, 'Save to journal');
  await waitFor(async () => expect((await storedRuns(id))[0]?.ready).toBe(true));
  back();
  await waitFor(async () => expect((await sendRuns(id)).refused).toHaveLength(refused));
  expect(got.length).toBeGreaterThan(0);
  expect(await storedRuns(id)).toHaveLength(1);
});

it('a run is sent again automatically after the server was busy', { tags: ['atLength'] }, async () => {
  // Failed attempts of others lengthen the pause.
  tries.over(false);
  const server = { status: 503 };
  const { user, got, owner: id } = await open(undefined, undefined, server, {}, null, openApp);
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  await press(user, 'Leave the workout');
  await press(user, 'Finish now');
  await press(user, 'Save to journal');
  expect(await screen.findByText('Stored on this phone, sent automatically in a moment.')).toBeTruthy();
  await waitFor(() => expect(got.length).toBeGreaterThan(1));
  server.status = 0;
  expect(await screen.findByText('Saved to your journal')).toBeTruthy();
  expect(await storedRuns(id)).toEqual([]);
});

it.each([
  [422, true],
  [500, false],
])('the other waiting runs are sent when one run gets a response %i', async (status, isReported) => {
  const server = { status: 0, key: 'of-yesterday' };
  const { user, owner: id } = await open(undefined, undefined, server);
  await press(user, 'Start Day A');
  await press(user, 'Set done');
  const back = goOffline();
  window.dispatchEvent(new Event('offline'));
  await press(user, 'Leave the workout');
  await press(user, 'Finish now');
  await waitFor(async () => expect((await storedRuns(id))[0]?.run.end).toBeTruthy());
  const [now] = await storedRuns(id);
  if (now === undefined) throw new Error('Nothing is stored');
  const begin = now.run.begin - 86_400_000;
  await saveStoredRun({ ...now, ready: true, run: { ...now.run, key: server.key, begin, end: begin + 600_000 } });
  server.status = status;
  back();
  window.dispatchEvent(new Event('online'));
  await press(user, 'Save to journal');
  await waitFor(async () => expect((await storedRuns(id)).map(({ run }) => run.key)).toEqual([server.key]));
  if (isReported) expect(await screen.findByText(/^Strength base, .* stays on this phone:/)).toBeTruthy();
  else expect(screen.queryByText(/stays on this phone/)).toBeNull();
});

const detail: RunDetail = {
  ...stored(11, {
    WorkoutSheetId: 7,
    RowVersion: 3,
    ClubId: 1,
    Name: 'Strength base',
    Day: 0,
    Plan: day,
    Begin: '2026-11-19T18:11:00.000Z',
    End: '2026-11-19T19:04:00.000Z',
    Felt: 8,
    Sets: [],
  }),
  Done: 2,
  Nickname: 'Giulia',
  Plan: day,
  Sets: [
    {
      Group: 0,
      Set: 0,
      Round: 1,
      Line: 0,
      State: 'done',
      ExerciseId: 3,
      Reps: 9,
      Duration: null,
      Weight: 22,
      Rpe: 8,
      At: '2026-11-19T18:20:00.000Z',
    },
    {
      Group: 0,
      Set: 0,
      Round: 1,
      Line: 1,
      State: 'done',
      ExerciseId: 2,
      Reps: 10,
      Duration: null,
      Weight: 14,
      Rpe: null,
      At: '2026-11-19T18:21:00.000Z',
    },
  ],
  Exercises: plan(7).Exercises.slice(1),
  Records: [
    {
      ExerciseId: 3,
      Kind: 'heaviest',
      Reps: 9,
      Value: 22,
      Before: { Reps: 10, Value: 20, Begin: '2026-11-05T18:00:00.000Z' },
    },
  ],
  VolumeBefore: 60,
  Training: { TrainingId: 4, Points: 128, AverageHeartRate: 139 },
  MayDelete: true,
  SheetState: 'Changed',
};
const openLog = (answered: RunDetail | Response, answers = [answer(deleteRun, { id: 5 }, respond(204))]) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/WorkoutSheetExecutionLog/5',
    answers: [answer(getRun, { id: 5 }, answered), ...answers],
  });

it('the log of a run shows planned and actual sets, records and the training at the same time', async () => {
  const user = userEvent.setup();
  const { sent } = await openLog(detail);
  expect(await screen.findByRole('heading', { name: 'Strength base, Day A' })).toBeTruthy();
  expect(screen.getByText('The sheet was changed in the meantime. This is what you did, from the earlier version.')).toBeTruthy();
  expect(screen.getByText('volume, +40 kg')).toBeTruthy();
  expect(screen.getByText(/heaviest so far, was 10 × 20 kg/)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: '1 of 2 sets done' })).toHaveLength(2);
  expect(screen.getByText('instead of Exercise definition not found (removed)')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Training of that time/ }).getAttribute('href')).toContain('/Training/4');
  await user.click(screen.getByRole('button', { name: /Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete this workout' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('the log of a deleted run shows an empty state', async () => {
  await openLog(respond(404, { ErrorType: 'NotFound' }), []);
  expect(await screen.findByText('There is nothing here any more')).toBeTruthy();
});
