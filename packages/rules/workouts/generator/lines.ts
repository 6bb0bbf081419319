import type { FitnessLevel } from '@clubpulse/contract/workouts/generator/generator';
import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import type { ExerciseLine, ProgramDay, ProgramLine, ProgramSet } from '@clubpulse/contract/workouts/sheets/program';
import type { Choosable } from './choose.ts';
import { type Dose, isAtLeast, type Mode } from './programming.ts';

/** Exercises as the sets of a sheet. */

const bare = {
  Kind: 'exercise',
  Reps: null,
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
} as const satisfies Omit<ExerciseLine, 'ExerciseId'>;

/** A time in seconds that a sheet may name, in steps of five. */
const seconds = (wanted: number) => Math.max(PROGRAM.durationMin, Math.round(wanted / 5) * 5);
const repsOfMobility = 10;
const holdOfStretch = 30;

/** Repetitions or seconds, never both: of which kind is the exercise's to say. */
function strengthLine({ ExerciseId, Measure }: Choosable, { amount, tempo, rpe }: Dose, work: number): ExerciseLine {
  const [from, to] = amount;
  if (tempo === 'hold' || Measure === 'duration')
    return Measure === 'duration'
      ? { ...bare, ExerciseId, Duration: seconds(work), Tempo: 'hold', Rpe: rpe }
      : { ...bare, ExerciseId, Reps: repsOfMobility, Rpe: rpe };
  return { ...bare, ExerciseId, Reps: from, RepsMax: to > from ? to : null, Tempo: tempo, Rpe: rpe };
}

interface Sized {
  readonly dose: Dose;
  readonly rounds: number;
  /** Seconds of one set. */
  readonly work: number;
}

/** Sets of the main part, as the goal wants them done, and where each exercise stands in them. */
export function strengthSets(exercises: readonly Choosable[], { dose, rounds, work }: Sized): ProgramSet[] {
  const lines = exercises.map((exercise) => strengthLine(exercise, dose, work));
  return chunked(lines, perSet(dose.mode, lines.length)).map((together) => ({
    Rounds: rounds,
    RoundRest: dose.rest,
    Lines: together.map((line, at): ProgramLine => {
      if (at === together.length - 1) return line;
      return dose.mode === 'supersets' ? { ...line, Superset: true } : { ...line, Rest: dose.rest };
    }),
  }));
}

/** A circuit is one set of all, a superset two. */
export function perSet(mode: Mode, count: number): number {
  if (mode === 'circuit') return Math.min(count, PROGRAM.exercisesOfSet);
  return mode === 'supersets' ? 2 : 1;
}
const chunked = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const once = (line: ProgramLine): ProgramSet => ({ Rounds: 1, RoundRest: null, Lines: [line] });

export type Zones = readonly [from: number, to: number];
const inZones = ([from, to]: Zones) => ({ CardioZone: from, CardioZoneMax: to > from ? to : null });

export const steadySet = ({ ExerciseId }: Choosable, length: number, zones: Zones): ProgramSet =>
  once({ ...bare, ExerciseId, Duration: seconds(length), ...inZones(zones) });

/** Minutes without a machine, a minute of each by turns: nobody jumps on the spot for a quarter of an hour. */
export function turnsSet(exercises: readonly Choosable[], length: number, zones: Zones): ProgramSet {
  return {
    Rounds: Math.max(1, Math.min(PROGRAM.rounds, Math.round(length / (60 * exercises.length)))),
    RoundRest: null,
    Lines: exercises.map(({ ExerciseId }) => ({ ...bare, ExerciseId, Duration: 60, ...inZones(zones) })),
  };
}

/** Half a minute hard and a minute easy; from advanced on as much of each. */
const HARD = 30;
export function intervalSet({ ExerciseId }: Choosable, length: number, hard: number, level: FitnessLevel): ProgramSet {
  const easy = isAtLeast(level, 'advanced') ? HARD : 2 * HARD;
  return {
    Rounds: Math.max(1, Math.min(PROGRAM.rounds, Math.round(length / (HARD + easy)))),
    RoundRest: null,
    Lines: [
      { ...bare, ExerciseId, Duration: HARD, CardioZone: hard },
      { Kind: 'pause', Duration: easy, CardioZone: Math.min(2, hard) },
    ],
  };
}

export const mobilitySet = ({ ExerciseId, Measure }: Choosable, length: number): ProgramSet =>
  once(
    Measure === 'duration'
      ? { ...bare, ExerciseId, Duration: seconds(length), Tempo: '' }
      : { ...bare, ExerciseId, Reps: repsOfMobility },
  );

/** Twice thirty seconds of each muscle (domain reference, section 8.2). */
export const STRETCH_SECONDS = 2 * holdOfStretch;
export const stretchSet = ({ ExerciseId, Measure }: Choosable): ProgramSet => ({
  Rounds: 2,
  RoundRest: null,
  Lines: [
    Measure === 'duration'
      ? { ...bare, ExerciseId, Duration: holdOfStretch, Tempo: 'hold' }
      : { ...bare, ExerciseId, Reps: repsOfMobility },
  ],
});

/** How hard each zone feels, Borg CR-10. */
const feelOfZone: readonly number[] = [1, 2, 4, 5, 7, 9];
/** Where the heart rate tells nothing: the same effort, said by how it feels. */
export function byFeel(days: readonly ProgramDay[], rpeMax = 10): ProgramDay[] {
  const felt = (line: ProgramLine): ProgramLine => {
    if (line.CardioZone === null || line.CardioZone === undefined) return line;
    if (line.Kind === 'pause') return { ...line, CardioZone: null };
    const zone = line.CardioZoneMax ?? line.CardioZone;
    return { ...line, CardioZone: null, CardioZoneMax: null, Rpe: Math.min(rpeMax, feelOfZone[zone] ?? rpeMax) };
  };
  return days.map((day) => ({
    ...day,
    Groups: day.Groups.map((group) => ({
      ...group,
      Sets: group.Sets.map((set) => ({ ...set, Lines: set.Lines.map(felt) })),
    })),
  }));
}
