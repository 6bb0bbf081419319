import type { RunPlan, Session } from '@clubpulse/contract/workouts/runs/runs';
import { newRunSchema } from '@clubpulse/contract/workouts/runs/runs';
import type { ExerciseLine, ProgramDay, ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import { describe, expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';
import { evaluationOf, percentDone } from './evaluation.ts';
import { linesOf } from './lines.ts';
import { loadStep, proposalOf, roundsIn, weekOf } from './progression.ts';
import { recordsOf, volumeOf } from './records.ts';
import { lastedAt, restAt, stretched } from './rest-clock.ts';
import {
  asFinished,
  asPaused,
  asResumed,
  asSent,
  begun,
  enteredSetOf,
  exerciseOf,
  figuresFor,
  withDone,
  withEnteredSet,
  withRest,
  withRpe,
  withSkipped,
  withSwapped,
  withTimed,
  withUndone,
} from './running.ts';
import { turnsOf } from './turns.ts';

const line = (ExerciseId: number, fields: Partial<ExerciseLine> = {}): ProgramLine => ({
  Kind: 'exercise',
  ExerciseId,
  Reps: 8,
  RepsMax: 12,
  Duration: null,
  Weight: 60,
  WeightMax: null,
  Tempo: '',
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
const dayOf = (...sets: ProgramSet[]): ProgramDay => ({ Name: '', Groups: [{ Section: 'main', Name: '', Sets: sets }] });
const setOf = (Rounds: number, RoundRest: number | null, ...Lines: ProgramLine[]): ProgramSet => ({ Rounds, RoundRest, Lines });
const at = (iso: string) => Date.parse(iso);

describe('the turns of a day', () => {
  it('go through all exercises of a set, round by round, and then to the next set', () => {
    const day = dayOf(setOf(2, 90, line(1, { Superset: true }), line(2)), setOf(1, 60, line(3)));
    expect(turnsOf(day).map(({ place, letter, number, rest }) => [place.Round, `${letter}${number}`, rest])).toEqual([
      [1, 'A1', 0],
      [1, 'A2', 90],
      [2, 'A1', 0],
      [2, 'A2', 90],
      [1, 'B1', 0],
    ]);
  });

  it('have the rest of their line, plus the pauses that follow it', () => {
    const pause: ProgramLine = { Kind: 'pause', Duration: 20, CardioZone: 1 };
    const day = dayOf(setOf(1, null, line(1, { Rest: 30 }), pause, line(2, { Rest: 45 })), setOf(1, null, line(3)));
    expect(turnsOf(day).map(({ rest }) => rest)).toEqual([50, 45, 0]);
  });

  it('have no rest within a superset, even if its lines have one', () => {
    const day = dayOf(setOf(1, 60, line(1, { Superset: true, Rest: 30 }), line(2, { Rest: 45 })), setOf(1, null, line(3)));
    expect(turnsOf(day).map(({ rest }) => rest)).toEqual([0, 60, 0]);
  });
});

describe('the evaluation of a run', () => {
  it.each([
    [14, 20, 70, 'good'],
    [13, 20, 65, 'canDoMore'],
    [20, 20, 100, 'top'],
    [10, 20, 50, 'canDoMore'],
    [9, 20, 45, 'canDoMuchMore'],
    [0, 20, 0, 'canDoMuchMore'],
    [0, 0, 0, 'canDoMuchMore'],
  ])('rates %i of %i sets as %i percent: %s', (done, planned, percent, words) => {
    expect(percentDone(done, planned)).toBe(percent);
    expect(evaluationOf(percent)).toBe(words);
  });
});

describe('the volume and records of a run', () => {
  const set = (ExerciseId: number, Reps: number | null, Weight: number | null) => ({ ExerciseId, Reps, Weight });
  const Begin = '2026-11-05T18:00:00.000Z';

  it('count only sets with a load', () => {
    expect(volumeOf([set(1, 10, 22), set(1, 12, null), set(2, null, 20), set(1, 3, 2.5)])).toBe(227.5);
  });

  it('are the heaviest load, the most repetitions with a load, and the highest volume in one run', () => {
    const before = {
      atLoad: [
        { ExerciseId: 1, Weight: 20, Reps: 10, Begin },
        { ExerciseId: 2, Weight: 14, Reps: 10, Begin },
      ],
      volumes: [
        { ExerciseId: 1, Volume: 600, Begin },
        { ExerciseId: 2, Volume: 140, Begin },
      ],
    };
    const done = [set(1, 9, 22), set(1, 8, 22), set(2, 11, 14), set(3, 5, 100)];
    expect(recordsOf(done, before)).toEqual([
      { ExerciseId: 1, Kind: 'heaviest', Reps: 9, Value: 22, Before: { Reps: 10, Value: 20, Begin } },
      { ExerciseId: 2, Kind: 'reps', Reps: 11, Value: 14, Before: { Reps: 10, Value: 14, Begin } },
      { ExerciseId: 2, Kind: 'volume', Reps: null, Value: 154, Before: { Reps: null, Value: 140, Begin } },
    ]);
  });

  it('leave out a value that has no earlier value or equals it', () => {
    expect(recordsOf([set(1, 9, 22)], { atLoad: [], volumes: [] })).toEqual([]);
    const as = { atLoad: [{ ExerciseId: 1, Weight: 22, Reps: 9, Begin }], volumes: [{ ExerciseId: 1, Volume: 198, Begin }] };
    expect(recordsOf([set(1, 9, 22)], as)).toEqual([]);
  });
});

describe('the proposal for the next set', () => {
  const planned = { Reps: 8, RepsMax: 12, Duration: null, Weight: 60, WeightMax: null, Rpe: 7 };
  const session = (Begin: string, reps: readonly number[], Weight: number | null, Rpe: number | null): Session => ({
    Begin,
    Sets: reps.map((Reps) => ({ Reps, Duration: null, Weight, Rpe })),
  });
  const now = new Date('2026-11-19T18:00:00Z');
  const legs = { muscle: 'quadriceps', step: null } as const;
  const twice = (Weight: number, reps: readonly number[] = [12, 12, 12], Rpe: number | null = 7) => [
    session('2026-11-16T18:00:00Z', reps, Weight, Rpe),
    session('2026-11-12T18:00:00Z', [12, 12, 12], Weight, 7),
  ];

  it('is the plan if the athlete has no earlier run of the exercise', () => {
    expect(proposalOf(planned, [], legs, now)).toEqual({ reps: 8, seconds: null, weight: 60, why: 'plan' });
  });
  it('has the load of the plan if the plan names one, but for a replacement exercise the load of the last run', () => {
    const exact = { ...planned, RepsMax: null };
    const sessions = [session('2026-11-16T18:00:00Z', [8, 8, 8], 55, 7)];
    expect(proposalOf(exact, sessions, legs, now)).toEqual({ reps: 8, seconds: null, weight: 60, why: 'plan' });
    expect(proposalOf(exact, sessions, { ...legs, isSwapped: true }, now)).toMatchObject({ weight: 55, why: 'last' });
    for (const open of [planned, { ...exact, Weight: null }, { ...exact, WeightMax: 65 }])
      expect(proposalOf(open, sessions, legs, now)).toMatchObject({ weight: 55, why: 'last' });
  });
  it('has the changed load of the plan, unless the last load is within the new range', () => {
    const sessions = [session('2026-11-16T18:00:00Z', [8, 8, 8], 55, 7)];
    const isNew = { ...legs, isNew: true };
    expect(proposalOf(planned, sessions, isNew, now)).toEqual({ reps: 8, seconds: null, weight: 60, why: 'plan' });
    expect(proposalOf(planned, [session('2026-10-01T18:00:00Z', [8], 55, 7)], isNew, now)).toMatchObject({ weight: 60 });
    expect(proposalOf({ ...planned, Weight: 50, WeightMax: 60 }, sessions, isNew, now)).toMatchObject({
      weight: 55,
      why: 'last',
    });
    expect(proposalOf({ ...planned, Weight: null }, sessions, isNew, now)).toMatchObject({ weight: 55, why: 'last' });
    for (const others of [twice(60), [session('2026-10-01T18:00:00Z', [8], 60, 7)]])
      expect(proposalOf(planned, others, isNew, now)).toMatchObject({ reps: 8, weight: 60 });
  });
  it('has the load of a sheet that is new to the athlete, and for a new day compares the other days', () => {
    const begins = (LastRuns: RunPlan['LastRuns'], Weight: number | null = 24) => {
      const day = dayOf(setOf(1, null, line(1, { Weight })));
      const [turn] = turnsOf(day);
      if (turn === undefined) throw new Error('The day has a turn');
      const run = begun('a-key-of-a-phone', { WorkoutSheetId: 1, RowVersion: 3, ClubId: 7, Name: '' }, { day: 0, plan: day }, 0);
      const Exercises = [{ ExerciseId: 1, MainMuscle: 'quadriceps', Equipment: [], Sessions: sixteen }];
      return beginningOf({ Exercises: Exercises as unknown as RunPlan['Exercises'], LastRuns }, run, turn, now).entered.figures
        .Weight;
    };
    const sixteen = [session('2026-11-16T18:00:00Z', [8, 8, 8], 16, 7)];
    const plannedOn = (Day: number, Weight: number, ExerciseId = 1) => ({
      Day,
      Begin: '2026-11-16T18:00:00Z',
      Loads: [{ ExerciseId, Weight, WeightMax: null }],
    });
    expect([begins([]), begins([], null)]).toEqual([24, 16]);
    expect([begins([plannedOn(0, 24)]), begins([plannedOn(0, 16)]), begins([plannedOn(0, 24, 2)])]).toEqual([16, 24, 24]);
    expect([begins([plannedOn(1, 24)]), begins([plannedOn(1, 16)]), begins([plannedOn(0, 16), plannedOn(1, 24)])]).toEqual([
      16, 24, 24,
    ]);
    expect(begins([{ Day: 0, Begin: '2026-11-16T18:00:00Z' }])).toBe(16);
  });
  it('does not use the planned load for a replacement', () => {
    const swapped = { ...legs, isSwapped: true };
    expect(proposalOf(planned, [], swapped, now)).toEqual({ reps: 8, seconds: null, weight: null, why: 'plan' });
    const bare = [session('2026-11-16T18:00:00Z', [8, 8, 8], null, 7)];
    expect(proposalOf(planned, bare, swapped, now)).toMatchObject({ weight: null, why: 'last' });
    expect(proposalOf(planned, bare, legs, now)).toMatchObject({ weight: 60, why: 'last' });
  });
  it('is 5 % heavier for the lower body and 2.5 % for the upper body after the highest repetitions were reached in two runs', () => {
    expect(proposalOf(planned, twice(60), legs, now)).toMatchObject({ reps: 8, weight: 63, why: 'heavier' });
    expect(proposalOf(planned, twice(60), { muscle: 'chest', step: null }, now)).toMatchObject({
      reps: 8,
      weight: 61.5,
      why: 'heavier',
    });
  });
  it('has the same load if a set had too few repetitions, was harder than planned, or has no RPE', () => {
    for (const sessions of [twice(60, [12, 12, 11]), twice(60, [12, 12, 12], 8), twice(60, [12, 12, 12], null)])
      expect(proposalOf(planned, sessions, legs, now)).toMatchObject({ weight: 60, why: 'last' });
    expect(proposalOf(planned, twice(60, [12, 12, 12], 8), legs, now).reps).toBe(8);
    expect(proposalOf(planned, twice(60, [10, 10, 9]), legs, now).reps).toBe(10);
    expect(proposalOf(planned, twice(60).slice(0, 1), legs, now)).toMatchObject({ weight: 60, why: 'last' });
  });
  it('has the heaviest load that was not harder than planned', () => {
    const tried = (...sets: readonly (readonly [Weight: number, Rpe: number | null])[]) => [
      { Begin: '2026-11-16T18:00:00Z', Sets: sets.map(([Weight, Rpe]) => ({ Reps: 12, Duration: null, Weight, Rpe })) },
    ];
    const begins = (sessions: readonly Session[], plan = planned) => proposalOf(plan, sessions, legs, now).weight;
    expect(begins(tried([12, null], [12, 8], [14, 9]))).toBe(12);
    expect(begins(tried([12, 8], [12, 8], [14, 9]))).toBe(12);
    expect(begins(tried([12, 7], [14, 7], [16, 9]))).toBe(14);
    expect(begins(tried([12, 7], [12, 7], [14, 7]))).toBe(14);
    expect(begins(tried([12, 8], [14, 9]), { ...planned, Rpe: null as unknown as number })).toBe(14);
  });
  it('has the same load if the run before the last one had a lighter load', () => {
    const [last] = twice(60);
    const lighter = session('2026-11-12T18:00:00Z', [12, 12, 12], 50, 7);
    expect(proposalOf(planned, [last ?? lighter, lighter], legs, now)).toMatchObject({ weight: 60, why: 'last' });
  });
  it('is a tenth lighter after a break of more than 14 days', () => {
    const ago = [session('2026-11-05T17:00:00Z', [12], 60, 7)];
    expect(proposalOf(planned, ago, legs, now)).toMatchObject({ reps: 8, weight: 54, why: 'break' });
    expect(proposalOf(planned, [session('2026-11-05T18:00:00Z', [12], 60, 7)], legs, now).why).toBe('last');
  });
  it('has a load that is available in the club, and changes by at least one increment', () => {
    const heavier = (load: number, step: number | null) =>
      proposalOf(planned, twice(load), { muscle: 'chest', step }, now).weight;
    const lighter = (load: number, step: number | null) =>
      proposalOf(planned, [session('2026-11-01T18:00:00Z', [12], load, 7)], { muscle: 'chest', step }, now).weight;
    expect([heavier(60, 2.5), heavier(20, 2.5), heavier(10, 2), heavier(5, null)]).toEqual([62.5, 22.5, 12, 5.5]);
    expect([heavier(45.36, 2.26796), heavier(45.35, 2.26796)]).toEqual([47.63, 47.63]);
    expect([lighter(60, 2.5), lighter(10, 2.5), lighter(2, 2), lighter(1, 2)]).toEqual([55, 7.5, 2, 2]);
    expect(loadStep(['barbell', 'bench'], { BarStep: 2.5, HandStep: 2 })).toBe(2.5);
    expect(loadStep(['dumbbell', 'bench'], { BarStep: 2.5, HandStep: 2 })).toBe(2);
    expect(loadStep(['dumbbell'], {})).toBeNull();
  });
  it('follows four weeks, and the fourth has 40 % fewer sets', () => {
    const first = '2026-10-29T18:00:00Z';
    expect(weekOf(null, null, now)).toBe(1);
    expect(weekOf(first, '2026-11-16T18:00:00Z', now)).toBe(4);
    expect(weekOf(first, '2026-11-01T18:00:00Z', now)).toBe(1);
    expect(weekOf('2026-10-22T18:00:00Z', '2026-11-16T18:00:00Z', now)).toBe(1);
    expect([roundsIn(3, 5), ...[5, 4, 3, 2, 1].map((sets) => roundsIn(4, sets))]).toEqual([5, 3, 2, 2, 2, 1]);
  });
});

describe('a rest between sets', () => {
  const rest = { since: at('2026-11-19T18:00:00Z'), seconds: 90 };
  it('is computed from time stamps', () => {
    expect(restAt(rest, rest.since)).toEqual({ left: 90, over: 0, share: 0 });
    expect(restAt(rest, rest.since + 18_500)).toMatchObject({ left: 72, over: 0 });
    expect(restAt(rest, rest.since + 18_600).left).toBe(72);
    expect(restAt(rest, rest.since + 90_000)).toEqual({ left: 0, over: 0, share: 1 });
    expect(restAt(rest, rest.since + 102_000)).toEqual({ left: 0, over: 12, share: 1 });
    expect(restAt(rest, rest.since - 5000)).toMatchObject({ left: 90 });
    expect([-5000, 18_500, 200_000].map((after) => lastedAt(rest, rest.since + after))).toEqual([0, 19, 90]);
  });
  it('can be made longer and shorter', () => {
    expect(stretched(rest, 15).seconds).toBe(105);
    expect(stretched(rest, -120).seconds).toBe(0);
  });
});

describe('a run on a phone', () => {
  const plan = dayOf(setOf(2, 90, line(1, { Superset: true }), line(2)));
  const turns = turnsOf(plan);
  const now = at('2026-11-19T18:00:00Z');
  const sheet = { WorkoutSheetId: 1, RowVersion: 3, ClubId: 7, Name: 'Strength base' };
  const start = begun('a-key-of-a-phone', sheet, { day: 0, plan }, now);
  const figures = { Reps: 9, Duration: null, Weight: 20 };

  it('goes from set to set, rests as planned, and each set can be undone', () => {
    const first = withDone(start, turns, figures, now + 1000);
    expect(first).toMatchObject({ at: 1, rest: null, sets: [{ Round: 1, Line: 0, State: 'done', ExerciseId: 1, Reps: 9 }] });
    const second = withRpe(withDone(first, turns, figures, now + 2000), 8);
    expect(second).toMatchObject({ at: 2, rest: { since: now + 2000, seconds: 90 }, sets: [{ Rpe: null }, { Rpe: 8 }] });
    expect(withRest(second, 15).rest?.seconds).toBe(105);
    expect(withUndone(second, turns)).toMatchObject({ at: 1, rest: null, sets: [{ Line: 0 }] });
    const skipped = withSkipped(second, turns, now + 3000);
    expect(skipped).toMatchObject({ at: 3, rest: null, sets: [{}, {}, { State: 'skipped', Reps: null }] });
    expect(withUndone(start, turns)).toEqual(start);
  });

  it('ignores a double tap on a set that is followed by no rest', () => {
    const first = withDone(start, turns, figures, now);
    expect(withDone(first, turns, figures, now + 300)).toEqual(first);
    expect(withDone(first, turns, figures, now + 900)).toMatchObject({ at: 2, sets: [{ Line: 0 }, { Line: 1 }] });
    expect(withDone(withUndone(first, turns), turns, figures, now + 300).at).toBe(1);
    expect(withSkipped(first, turns, now + 300).at).toBe(2);
  });

  it('shows the values of a set again when it is undone, and the entered values of a skipped set', () => {
    const [first, second, again] = turns;
    if (first === undefined || second === undefined || again === undefined) throw new Error('The plan has three turns');
    const typed = { figures: { ...figures, Reps: 7 }, unread: { Weight: 'heavy' } };
    const done = withEnteredSet(withDone(start, turns, figures, now), second, typed);
    expect(enteredSetOf(withUndone(withSkipped(done, turns, now), turns), second)).toEqual(typed);
    const swapped = withSwapped(withSkipped(done, turns, now), again, 5);
    const back = withUndone(withUndone(swapped, turns), turns);
    expect([exerciseOf(back, first), enteredSetOf(back, first)]).toEqual([1, { figures, unread: {} }]);
    expect(enteredSetOf(back, second)).toEqual(typed);
    expect(enteredSetOf(start, first)).toBeUndefined();
  });

  it('has a clock for a timed set only in the current turn', () => {
    const timed = withTimed(start, { since: now, seconds: 45 });
    const [turn] = turns;
    if (turn === undefined) throw new Error('The plan has no turn');
    const later = [withDone(timed, turns, figures, now), withSkipped(timed, turns, now), withSwapped(timed, turn, 5)];
    const ended = [...later, withUndone(withTimed(later[0] ?? start, timed.timed ?? null), turns), asFinished(timed, now)];
    expect(ended.map((run) => run.timed)).toEqual([null, null, null, null, null]);
    expect(asResumed(asPaused(timed, now + 5000), now + 65_000).timed).toEqual({ since: now + 60_000, seconds: 45 });
    expect(asResumed(asPaused(start, now), now).timed).toBeNull();
  });

  it('uses a replacement also in the later rounds', () => {
    const [turn] = turns;
    if (turn === undefined) throw new Error('The plan has no turn');
    const swapped = withSwapped(start, turn, 5);
    expect(turns.map((each) => exerciseOf(swapped, each))).toEqual([5, 2, 5, 2]);
    expect(withDone(swapped, turns, figures, now).sets[0]).toMatchObject({ ExerciseId: 5 });
  });

  it('begins a round with the values of the round before, and the first round with the proposal', () => {
    const proposal = { reps: 10, seconds: null, weight: 18, why: 'last' } as const;
    const [first, second, again] = turns;
    if (first === undefined || second === undefined || again === undefined) throw new Error('The plan has three turns');
    expect(figuresFor(start, first, proposal)).toEqual({ Reps: 10, Duration: null, Weight: 18 });
    const done = withDone(start, turns, figures, now);
    expect(figuresFor(done, second, proposal).Weight).toBe(18);
    expect(figuresFor(done, again, proposal)).toEqual(figures);
    expect(figuresFor(withSwapped(done, again, 5), again, proposal).Weight).toBe(18);
  });

  it('is summed up by exercise', () => {
    const done = withSkipped(withDone(start, turns, figures, now), turns, now);
    expect(linesOf(plan, done.sets)).toMatchObject([
      { planned: 1, done: 1, states: ['done', 'left'], reps: 9, volume: 180 },
      { planned: 2, states: ['skipped', 'left'], reps: 0, volume: 0 },
    ]);
  });

  it('stops the rest while it is paused', () => {
    const resting = withDone(withDone(start, turns, figures, now - 40_000), turns, figures, now);
    const back = asResumed(asPaused(resting, now + 30_000), now + 3_630_000);
    expect(back.rest && restAt(back.rest, now + 3_630_000).left).toBe(60);
    expect(asFinished(asPaused(resting, now + 30_000), now + 99_000).end).toBe(now + 30_000);
  });

  it('is sent in the format that the contract requires', () => {
    const done = asFinished(withDone(start, turns, figures, now + 1000), now + 60_000);
    const sent = asSent(done, now + 99_000);
    expect(newRunSchema.parse(sent)).toEqual(sent);
    const keys = (value: unknown) => newRunSchema.safeParse(value).error?.issues.map(({ message }) => message);
    const [set] = sent.Sets;
    expect(keys({ ...sent, Sets: [set, set] })).toEqual(['set-twice']);
    expect(keys({ ...sent, Sets: [{ ...set, Round: 3 }] })).toEqual(['set-not-planned']);
    expect(keys({ ...sent, End: '2026-11-19T17:00:00Z' })).toEqual(['interval-order']);
    expect(keys({ ...sent, End: '2026-11-21T18:00:00Z' })).toEqual(['run-too-long']);
  });
});
