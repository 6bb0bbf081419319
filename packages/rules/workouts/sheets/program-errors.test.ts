import type { ExerciseLine, Program, ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { describe, expect, it } from 'vitest';
import { exercisesOf } from './program.ts';
import { programErrors } from './program-errors.ts';

const squat: ExerciseLine = {
  Kind: 'exercise',
  ExerciseId: 1,
  Reps: 10,
  RepsMax: null,
  Duration: null,
  Weight: null,
  WeightMax: null,
  Tempo: '',
  Rpe: null,
  CardioZone: null,
  CardioZoneMax: null,
  MachineLevel: null,
  Superset: false,
  Afap: false,
  Notes: '',
  Rest: null,
};
const pause = (Duration: number): ProgramLine => ({ Kind: 'pause', Duration, CardioZone: null });
const programOf = (...Lines: ProgramLine[]): Program => [
  { Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 3, RoundRest: null, Lines }] }] },
];
const at = 'Days.0.Groups.0.Sets.0.Lines';
const wrong = (fields: Partial<ExerciseLine>, type: 'regular' | 'interval' = 'regular') =>
  programErrors(type, programOf({ ...squat, ...fields })).map(({ field, key }) => `${field.replace(`${at}.0.`, '')} ${key}`);

describe('the check of an exercise', () => {
  it.each<[string, Partial<ExerciseLine>, string[]]>([
    ['repetitions and a time', { Duration: 30 }, ['Duration reps-and-duration']],
    ['neither repetitions nor a time', { Reps: null }, ['Reps only-a-pause']],
    ['only a rest', { Reps: null, Rest: 60 }, ['Reps only-a-pause']],
    ['0 s', { Reps: null, Duration: 0 }, ['Duration duration-too-short']],
    ['4 s', { Reps: null, Duration: 4 }, ['Duration duration-too-short']],
    ['5 s', { Reps: null, Duration: 5 }, []],
    ['a rest of 0 s', { Rest: 0 }, ['Rest rest-too-short']],
    ['a rest of 4 s', { Rest: 4 }, ['Rest rest-too-short']],
    ['a rest of 5 s', { Rest: 5 }, []],
    ['10 to 9 times', { RepsMax: 9 }, ['RepsMax reps-max-too-low']],
    ['10 to 10 times', { RepsMax: 10 }, []],
    ['20 to 20 kg', { Weight: 20, WeightMax: 20 }, ['WeightMax weight-max-too-low']],
    ['20 to 21 kg', { Weight: 20, WeightMax: 21 }, []],
    ['up to 21 kg, from nothing', { WeightMax: 21 }, ['WeightMax weight-max-too-low']],
    ['22.75 kg', { Weight: 22.75 }, []],
    ['0 kg', { Weight: 0 }, ['Weight weight-out-of-range']],
    ['an invalid load', { Weight: Number.NaN }, ['Weight weight-unclear']],
    ['body weight', { BodyWeight: true }, []],
    ['body weight and 20 kg', { BodyWeight: true, Weight: 20 }, ['Weight body-or-weight']],
    ['invalid repetitions', { Reps: Number.NaN }, ['Reps reps-unclear']],
    ['an invalid duration', { Reps: null, Duration: Number.NaN }, ['Duration duration-unclear']],
    ['an invalid rest', { Rest: Number.NaN }, ['Rest rest-unclear']],
    ['an invalid zone', { CardioZone: Number.NaN }, ['CardioZone zone-unclear']],
    ['zones 3 to 2', { CardioZone: 3, CardioZoneMax: 2 }, ['CardioZoneMax zone-max-too-low']],
    ['RPE 7.5', { Rpe: 7.5 }, []],
    ['RPE 7.3', { Rpe: 7.3 }, ['Rpe rpe-out-of-range']],
    ['a tempo', { Tempo: '3-1-1-0' }, []],
    ['a tempo that is none', { Tempo: 'slow' }, ['Tempo invalid-tempo']],
    ['half a repetition', { Reps: 1.5 }, ['Reps invalid-number']],
  ])('returns the expected errors of an exercise with %s', (_, fields, expected) => expect(wrong(fields)).toEqual(expected));
});

describe('the check of a segment of an interval sheet', () => {
  it.each<[string, Partial<ExerciseLine>, string[]]>([
    ['repetitions', {}, ['Reps reps-in-interval']],
    ['nothing', { Reps: null }, ['Duration only-a-pause']],
    ['4 s', { Reps: null, Duration: 4 }, ['Duration duration-too-short']],
    ['14 s', { Reps: null, Duration: 14 }, ['Duration segment-too-short']],
    ['15 s', { Reps: null, Duration: 15 }, []],
  ])('returns the expected errors of a segment with %s', (_, fields, expected) =>
    expect(wrong(fields, 'interval')).toEqual(expected),
  );

  it('also covers pauses', () => {
    const run = { ...squat, Reps: null, Duration: 60 };
    expect(programErrors('interval', programOf(run, pause(14)))).toEqual([
      { field: `${at}.1.Duration`, key: 'segment-too-short' },
    ]);
    expect(programErrors('interval', programOf(run, pause(15)))).toEqual([]);
  });
});

describe('the check of a set', () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({ ...squat, ExerciseId: index + 1 }));
  it.each<[string, Program, { field: string; key: string }[]]>([
    ['without an exercise', programOf(), [{ field: at, key: 'exercise-required' }]],
    ['of only a pause', programOf(pause(30)), [{ field: at, key: 'only-pauses' }]],
    ['of a pause of 4 s', programOf(squat, pause(4)), [{ field: `${at}.1.Duration`, key: 'duration-too-short' }]],
    ['of nine exercises', programOf(...nine), []],
    ['of ten exercises', programOf(...nine, { ...squat, ExerciseId: 10 }), [{ field: at, key: 'too-many-exercises' }]],
    ['with an exercise twice', programOf(squat, pause(30), squat), [{ field: `${at}.2.ExerciseId`, key: 'exercise-twice' }]],
  ])('returns the expected errors of a set %s', (_, program, expected) =>
    expect(programErrors('regular', program)).toEqual(expected),
  );

  it('requires a rest between rounds of at least five seconds, if there is one', () => {
    const [day] = programOf(squat);
    const resting = (RoundRest: number): Program =>
      [day].flatMap((one) =>
        one
          ? [{ ...one, Groups: one.Groups.map((group) => ({ ...group, Sets: [{ Rounds: 3, RoundRest, Lines: [squat] }] })) }]
          : [],
      );
    expect(programErrors('regular', resting(4))).toEqual([{ field: 'Days.0.Groups.0.Sets.0.RoundRest', key: 'rest-too-short' }]);
    expect(programErrors('regular', resting(5))).toEqual([]);
  });
});

describe('the program of a sheet', () => {
  it('must have a day, and each day must have content', () => {
    expect(programErrors('regular', [])).toEqual([{ field: 'Days', key: 'day-required' }]);
    expect(programErrors('regular', [{ Name: 'Rest', Groups: [] }])).toEqual([{ field: 'Days.0.Groups', key: 'group-required' }]);
    expect(programErrors('regular', [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [] }] }])).toEqual([
      { field: 'Days.0.Groups.0.Sets', key: 'set-required' },
    ]);
  });

  it('is refused if it is too large for a request', () => {
    const [day] = programOf(...Array.from({ length: 9 }, (_, index) => ({ ...squat, ExerciseId: index + 1 })));
    const sets = (count: number) =>
      Array.from({ length: count }, () => day?.Groups[0]?.Sets[0]).flatMap((set) => (set ? [set] : []));
    const group = { Section: 'main' as const, Name: '', Sets: sets(19) };
    const long: Program = [{ Name: '', Groups: [group, group, group] }];
    expect(programErrors('regular', long)).toEqual([{ field: 'Days', key: 'sheet-too-long' }]);
  });

  it('has its exercises listed once each, in the order in which they occur', () => {
    expect(
      exercisesOf([...programOf({ ...squat, ExerciseId: 3 }, pause(30), squat), ...programOf({ ...squat, ExerciseId: 3 })]),
    ).toEqual([3, 1]);
  });
});
