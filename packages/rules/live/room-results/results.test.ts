import type { Ran } from '@clubpulse/contract/live/room-results/room-results';
import { describe, expect, it } from 'vitest';
import { zoneLimits } from '../../accounts/users/zones.ts';
import { evaluationOf } from '../../workouts/runs/evaluation.ts';
import { expiresAt, ranSince, ranUntil, withRan } from '../room-workouts/ran.ts';
import { applyLeadAct, initialRun, isExpired, stepsOf } from '../room-workouts/run.ts';
import { type Followed, isWorthKeeping, resultOf } from './results.ts';

const T = Date.UTC(2026, 10, 22, 18);
const at = (seconds: number) => T + seconds * 1000;
const intervals: Followed = {
  Kind: 'Quick',
  Timer: { Type: 'Intervals', Text: '', Prepare: 0, Seconds: 40, Rest: 20, Rounds: 3 },
};
const flow: Followed = {
  Kind: 'Flow',
  Flow: {
    IntensityFlowId: 1,
    Name: 'Hills',
    Measure: 'HeartRate',
    Duration: 120,
    Segments: [
      { Name: 'Warm', Begin: 0, Percent: 65, Cadence: null },
      { Name: 'Climb', Begin: 60, Percent: 85, Cadence: null },
    ],
  },
};
const limits = zoneLimits(200);
const received = (bpm: (second: number) => number) => ({ bpmAt: (second: number) => bpm(second - T / 1000), limits });
const ranOf = (ran: readonly Ran[]) => ran.map(({ Step, From, To }) => [Step, (From - T) / 1000, (To - T) / 1000]);

describe('the steps of a workout that ran', () => {
  const steps = stepsOf(intervals);
  const run = initialRun(new Date(T));

  it('have the times at which they really ran, without pauses and skipped parts', () => {
    expect(ranOf(ranSince(steps, run, at(500)))).toEqual([
      [0, 0, 40],
      [1, 40, 60],
      [2, 60, 100],
      [3, 100, 120],
      [4, 120, 160],
    ]);
    const paused = applyLeadAct(steps, run, { act: 'pause', step: 0 }, new Date(at(30)));
    let ran = withRan([], ranSince(steps, run, at(30)));
    const on = applyLeadAct(steps, paused, { act: 'goOn', step: 0 }, new Date(at(90)));
    ran = withRan(ran, ranSince(steps, paused, at(90)));
    const longer = applyLeadAct(steps, on, { act: 'add', step: 0 }, new Date(at(95)));
    ran = withRan(ran, ranSince(steps, on, at(95)));
    const skipped = applyLeadAct(steps, longer, { act: 'skip', step: 0 }, new Date(at(105)));
    ran = withRan(ran, ranSince(steps, longer, at(105)));
    ran = withRan(ran, ranSince(steps, skipped, at(130)));
    expect(ranOf(ran)).toEqual([
      [0, 0, 30],
      [0, 90, 105],
      [1, 105, 125],
      [2, 125, 130],
    ]);
    expect(ranOf(ranUntil(ran, at(100)))).toEqual([
      [0, 0, 30],
      [0, 90, 100],
    ]);
    expect(ranUntil(ran, at(30))).toHaveLength(1);
  });

  it("end when the room's screens show the wall again after the workout", () => {
    const paused = applyLeadAct(steps, run, { act: 'pause', step: 0 }, new Date(at(30)));
    const over = applyLeadAct(steps, run, { act: 'skip', step: 4 }, new Date(at(130)));
    for (const state of [run, paused, over]) {
      const expiry = expiresAt(steps, state);
      expect([isExpired(steps, state, expiry - 2), isExpired(steps, state, expiry)]).toEqual([false, true]);
    }
  });
});

describe('the result of a flow by heart rate', () => {
  const ran = [
    { Step: 0, From: at(0), To: at(60) },
    { Step: 1, From: at(60), To: at(120) },
  ];

  it('counts the seconds on target and the seconds with a heart rate, also for each segment', () => {
    const result = resultOf(
      flow,
      ran,
      received((second) => (second < 70 ? 130 : second < 100 ? 170 : 0)),
    );
    expect(result).toEqual({
      Seconds: 120,
      Heard: 100,
      Done: 90,
      Planned: 100,
      Percent: 90,
      RoundsDone: null,
      Rounds: null,
      Measure: 'HeartRate',
      Segments: [
        { Name: 'Warm', Zone: 2, On: 60, Heard: 60 },
        { Name: 'Climb', Zone: 4, On: 30, Heard: 40 },
      ],
    });
    expect(evaluationOf(90)).toBe('good');
  });

  it('does not require the seconds of skipped segments, and requires the added seconds of segments that were extended', () => {
    const skipped = [{ Step: 1, From: at(0), To: at(90) }];
    expect(
      resultOf(
        flow,
        skipped,
        received(() => 165),
      ),
    ).toMatchObject({
      Done: 90,
      Percent: 100,
      Segments: [{ Name: 'Climb', On: 90, Heard: 90 }],
    });
  });

  it('is missing for an athlete with less than thirty seconds of heart rate, and for a run of less than a minute', () => {
    expect(
      resultOf(
        flow,
        ran,
        received((second) => (second < 29 ? 130 : 0)),
      ),
    ).toBeUndefined();
    expect(
      resultOf(
        flow,
        ran,
        received((second) => (second < 30 ? 130 : 0)),
      ),
    ).toBeDefined();
    expect(
      resultOf(
        flow,
        [{ Step: 0, From: at(0), To: at(59) }],
        received(() => 130),
      ),
    ).toBeUndefined();
  });
});

describe('a run', () => {
  const ran = (...steps: readonly [step: number, from: number, to: number][]): Ran[] =>
    steps.map(([Step, from, to]) => ({ Step, From: at(from), To: at(to) }));
  const quick = (fields: object): Followed => ({
    Kind: 'Quick',
    Timer: { Type: 'Intervals', Text: '', Prepare: 0, Seconds: 40, Rest: 20, Rounds: 3, ...fields },
  });
  const long = quick({ Seconds: 600, Rest: 0, Rounds: 1 });
  it.each([
    ['that ends within its first minute', intervals, ran([0, 0, 40], [1, 40, 59]), 'no result'],
    ['that ends after its first minute', intervals, ran([0, 0, 40], [1, 40, 60]), 'a result'],
    ['of a flow that ends within its first minute', flow, ran([0, 0, 59]), 'no result'],
    ['of a flow that ends after its first minute', flow, ran([0, 0, 60]), 'a result'],
    ['that ends within the first minute of its only turn', long, ran([0, 0, 59]), 'no result'],
    ['that ends after a minute of its only turn, long before half of the turn,', long, ran([0, 0, 60]), 'a result'],
    [
      'that is skipped from turn to turn',
      quick({ Rounds: 10 }),
      ran([0, 0, 15], [1, 15, 35], [2, 35, 50], [3, 50, 70]),
      'no result',
    ],
    ['of a workout of forty seconds that ends before its half', quick({ Rounds: 1, Rest: 0 }), ran([0, 0, 19]), 'no result'],
    ['of a workout of forty seconds that ends at its half', quick({ Rounds: 1, Rest: 0 }), ran([0, 0, 20]), 'a result'],
  ])('%s has %s', (_, content, all, outcome) => {
    const isStored = outcome === 'a result';
    expect(isWorthKeeping(content, all)).toBe(isStored);
    const result = resultOf(
      content,
      all,
      received(() => 130),
    );
    expect(result !== undefined).toBe(isStored);
  });
});

describe('the results of other workouts', () => {
  const run = (...steps: readonly [step: number, from: number, to: number][]): Ran[] =>
    steps.map(([Step, from, to]) => ({ Step, From: at(from), To: at(to) }));

  it('count the turns that ran for at least half of their time, with a heart rate in at least half of the seconds that ran', () => {
    const ran = run([0, 0, 40], [1, 40, 60], [2, 60, 100], [3, 100, 120], [4, 120, 135]);
    const result = resultOf(
      intervals,
      ran,
      received((second) => (second < 70 ? 0 : 140)),
    );
    expect(result).toMatchObject({ Seconds: 135, Heard: 65, Done: 1, Planned: 3, Percent: 33, Rounds: null, Segments: null });
    expect(
      resultOf(
        intervals,
        ran,
        received(() => 140),
      ),
    ).toMatchObject({ Done: 2, Percent: 67 });
  });

  it('count a round as done only when all its turns ran', () => {
    const Timer: Extract<Followed, { Kind: 'Timer' }>['Timer'] = {
      TimerId: 1,
      Name: 'Two by two',
      WarmUp: null,
      Exercises: ['Squat', 'Plank'].map((Name, place) => ({
        ExerciseId: place + 1,
        Name,
        MainMuscle: null,
        OtherMuscles: [],
        Removed: false,
        Duration: '00:30',
        Reps: null,
        RepsMax: null,
      })),
      Rest: null,
      Rounds: 2,
      RoundRest: null,
      CoolDown: null,
      Total: { Seconds: 120, IsAbout: false },
      RowVersion: 0,
    };
    const ran = run([0, 0, 30], [1, 30, 60], [2, 60, 90], [3, 90, 95]);
    expect(
      resultOf(
        { Kind: 'Timer', Timer },
        ran,
        received(() => 140),
      ),
    ).toMatchObject({
      Done: 3,
      Planned: 4,
      Percent: 75,
      RoundsDone: 1,
      Rounds: 2,
    });
  });

  it('of a flow by FTP use the watts as the target if they are known, otherwise they count segments as turns', () => {
    const watts: Followed = { ...flow, Flow: { ...flow.Flow, Measure: 'Ftp' } };
    const ran = run([0, 0, 60], [1, 60, 120]);
    expect(
      resultOf(
        watts,
        ran,
        received(() => 90),
      ),
    ).toMatchObject({ Done: 2, Planned: 2, Percent: 100, Segments: null, Measure: null });
    const known = (from: number) => ({
      ...received(() => 90),
      power: { functional: 200, wattsAt: (second: number) => (second - T / 1000 < from ? null : 130) },
    });
    expect(resultOf(watts, ran, known(61))).toMatchObject({ Measure: null });
    expect(resultOf(watts, ran, known(60))).toMatchObject({
      Measure: 'Ftp',
      Done: 0,
      Planned: 60,
      Segments: [{ Heard: 0 }, { On: 0 }],
    });
  });
});
