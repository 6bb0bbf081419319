import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { Timer, TimerRow } from '@clubpulse/contract/workouts/timers/timers';
import { createTimer, deleteTimer, getTimer, listTimers, updateTimer } from '@clubpulse/contract/workouts/timers/timers.calls';
import { timerSteps } from '@clubpulse/rules/workouts/timers/steps';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { TimerScene } from './public.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const line = (ExerciseId: number, Name: string, fields: object = {}) => ({
  ExerciseId,
  Name,
  MainMuscle: 'quadriceps' as const,
  OtherMuscles: [],
  Removed: false,
  Duration: '00:30',
  Reps: null,
  RepsMax: null,
  ...fields,
});
const timer: Timer = {
  TimerId: 5,
  Name: 'Leg burner',
  WarmUp: '02:00',
  Exercises: [line(1, 'Jump squat'), line(2, 'Reverse lunge', { Duration: null, Reps: 10, RepsMax: 12 })],
  Rest: '00:10',
  Rounds: 3,
  RoundRest: null,
  CoolDown: null,
  Total: { Seconds: 402, IsAbout: true },
  RowVersion: 2,
};
const row: TimerRow = { TimerId: 5, Name: 'Leg burner', Rounds: 3, ExerciseCount: 2, Total: timer.Total };
const list = answer(listTimers, { id: 1 }, { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [row] });
const offered = answer(
  listExercises,
  { id: 1 },
  {
    draw: 0,
    recordsTotal: 1,
    recordsFiltered: 1,
    data: [
      {
        ExerciseId: 9,
        ClubId: null,
        Name: 'Wall sit',
        Untranslated: [],
        MainMuscle: 'quadriceps',
        OtherMuscles: [],
        Equipment: ['none'],
        Activities: [],
        Brand: '',
        Level: 'beginner',
        Pattern: 'squat',
        Measure: 'duration',
        Locations: ['club'],
        Unilateral: false,
        PictureUris: [],
        Figure: null,
        Published: true,
      },
    ],
    States: { All: 1, Published: 1, Unpublished: 0, Untranslated: 0, NoPicture: 0 },
  },
);
const stored = answer(getTimer, { id: 1, timerId: 5 }, timer);
const open = (path: string, answers: Parameters<typeof openScreen>[0]['answers'] = []) =>
  openScreen({ clubs: [clubWith(1)], path, self: trainer, answers: [list, offered, ...(answers ?? [])] });

describe('the list of timers', () => {
  it('shows the parts and the duration of each timer', async () => {
    await open('/Timers');
    expect(await screen.findByRole('link', { name: 'Leg burner' })).toBeTruthy();
    expect(screen.getByText('2 exercises · 3 rounds')).toBeTruthy();
    expect(screen.getByText('about 6:42')).toBeTruthy();
    expect(screen.queryByText('Not published')).toBeNull();
  });

  it('marks an unpublished timer, and publishes it with a switch', async () => {
    const draft = answer(
      listTimers,
      { id: 1 },
      { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [{ ...row, Published: false }] },
    );
    const { sent } = await open('/Timers', [
      draft,
      answer(getTimer, { id: 1, timerId: 5 }, { ...timer, Published: false }),
      answer(updateTimer, { id: 1, timerId: 5 }, { ...timer, Published: true }),
    ]);
    const user = userEvent.setup();
    expect(await screen.findByText('Not published')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Leg burner' }));
    await user.click(await screen.findByRole('switch', { name: /^Published here/ }));
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ Published: true }));
  });
});

describe('a timer on a TV', () => {
  const content = {
    name: 'Leg burner',
    rounds: 3,
    exercises: timer.Exercises,
    steps: timerSteps(timer),
  };
  it('shows the current exercise with its time, and the next two exercises', () => {
    render(<TimerScene content={content} position={{ index: 1, inStep: 18_000, left: 12_000 }} language="en" place="Studio 1" />);
    expect(screen.getByRole('heading', { name: 'Work' })).toBeTruthy();
    expect(screen.getByText('Round 1 of 3 · 1 of 2')).toBeTruthy();
    expect(screen.getByText('0:12')).toBeTruthy();
    expect(screen.getByText('Next: Rest 0:10')).toBeTruthy();
    expect(screen.getByText('10–12 repetitions')).toBeTruthy();
  });

  it('waits for the trainer when an exercise has repetitions, in the language of the club', () => {
    render(<TimerScene content={content} position={{ index: 3, inStep: 4000, left: null }} language="it" paused />);
    expect(screen.getByRole('heading', { name: 'Fermo' })).toBeTruthy();
    expect(screen.getByText('10–12')).toBeTruthy();
    expect(screen.getByText('Prosegue il trainer')).toBeTruthy();
  });
});

describe('the editor of a timer', () => {
  it('shows the total, refuses a rest that is too short, and previews the last valid values', async () => {
    const user = userEvent.setup();
    await open('/Timers/5', [stored]);
    const preview = within(await screen.findByRole('region', { name: 'Running preview' }));
    expect(preview.getByText('Total, about')).toBeTruthy();
    expect(preview.getAllByText('6:42').length).toBeGreaterThan(0);
    const rest = screen.getByRole('textbox', { name: 'Rest' });
    await user.clear(rest);
    await user.type(rest, '00:03');
    expect(await screen.findByText('It lasts at least 00:05.')).toBeTruthy();
    expect(preview.getByText('The preview shows the last valid timer.')).toBeTruthy();
    expect(preview.getAllByText('5:42').length).toBeGreaterThan(0);
  });

  it('parses durations like all fields, up to an hour', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Timers/5', [stored, answer(updateTimer, { id: 1, timerId: 5 }, { ...timer, RowVersion: 3 })]);
    const rest = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Rest' });
    await user.clear(rest);
    await user.type(rest, '1h');
    expect(await screen.findByText('Write minutes and seconds, like 01:30.')).toBeTruthy();
    await user.clear(rest);
    await user.type(rest, '1m30');
    await user.clear(screen.getByRole('textbox', { name: 'Warm-up' }));
    const work = screen.getByRole('textbox', { name: 'Time of Jump squat' });
    await user.clear(work);
    await user.type(work, '45');
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        Rest: '01:30',
        WarmUp: null,
        Exercises: [{ Duration: '00:45' }, { Duration: null, Reps: 10 }],
      }),
    );
  });

  it('runs the timer in the preview step by step', async () => {
    const user = userEvent.setup();
    await open('/Timers/5', [stored]);
    const preview = within(await screen.findByRole('region', { name: 'Running preview' }));
    expect(preview.getAllByText('Warm-up').length).toBeGreaterThan(0);
    expect(preview.getByText('0:00 of 6:42')).toBeTruthy();
    await user.click(preview.getByRole('button', { name: 'Step forward' }));
    expect(preview.getByText('2:00 of 6:42')).toBeTruthy();
    expect(preview.getByText('until the time is up')).toBeTruthy();
  });

  it('reorders steps by keys and saves them', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Timers/5', [stored, answer(updateTimer, { id: 1, timerId: 5 }, { ...timer, RowVersion: 3 })]);
    const grip = await screen.findByRole('button', { name: /^Move Jump squat/ });
    act(() => grip.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Jump squat is now 2 of 2')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        RowVersion: 2,
        Exercises: [
          { ExerciseId: 2, Duration: null, Reps: 10, RepsMax: 12 },
          { ExerciseId: 1, Duration: '00:30', Reps: null },
        ],
      }),
    );
  });

  it('adds an exercise that the club offers', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Timers/new', [answer(createTimer, { id: 1 }, timer), stored]);
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Wall');
    await user.click(await screen.findByRole('button', { name: 'Add timer' }));
    expect(await screen.findByText('Add at least one exercise.')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Add an exercise' }));
    await user.click(await screen.findByRole('option', { name: 'Wall sit' }));
    await user.click(screen.getByRole('button', { name: 'Add timer' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        Name: 'Wall',
        Exercises: [{ ExerciseId: 9, Duration: '00:30', Reps: null, RepsMax: null }],
        Rest: '00:15',
        Rounds: 3,
        WarmUp: null,
      }),
    );
  });

  it('deletes a timer after a confirmation', async () => {
    const user = userEvent.setup();
    const { sent } = await open('/Timers/5', [stored, answer(deleteTimer, { id: 1, timerId: 5 }, undefined)]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Leg burner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('shows an empty state when the timer does not exist', async () => {
    await open('/Timers/99', [
      answer(getTimer, { id: 1, timerId: 99 }, () =>
        respond(404, { type: 'about:blank', title: 'Not found', status: 404, ErrorType: 'TimerNotFound', requestId: 'r' }),
      ),
    ]);
    expect(await screen.findByText(/Timer not found/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the timers' })).toBeTruthy();
  });
});
